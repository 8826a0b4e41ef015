import './stateTable.css';
import type { PageState, StatefulPage } from './pageStates.ts';
import { pageInStates, pagesInStates, pagesWithoutStories, pageStates, stateNames, storyOf } from './pageStates.ts';

const widths = [
  ['desktop', '1440'],
  ['tablet', '1024'],
  ['phone', '390'],
] as const;

const viewerNames = { visitor: '未登录', customer: '客户', clerk: '工作人员' } as const;

/** A page in a state: its story at each width, or the reason for having none. */
function Cell({ name, state }: { name: StatefulPage; state: PageState }) {
  const page = pageInStates(name);
  const of = page[state];
  if ('why' in of) return <span>{of.why}</span>;
  return (
    <span>
      {widths.map(([viewport, width]) => (
        <a
          key={viewport}
          href={`./?path=/story/${storyOf(name, state)}&globals=viewport.value:${viewport}`}
          target="_top"
          aria-label={`${page.zh} ${stateNames[state]} ${width}`}
        >
          {width}
        </a>
      ))}
    </span>
  );
}

/**
 * Every page with each of its states: a link to the story, or the reason for having none; from the table of the
 * stories.
 */
export function StateTable() {
  const names = Object.keys(pagesInStates) as StatefulPage[];
  const shown = names.flatMap((name) => pageStates.map((state) => storyOf(name, state))).filter(Boolean).length;
  return (
    <section className="state-table">
      <h1>页面与状态</h1>
      <p>
        {names.length} 个页面的 {shown} 个状态，每个可以按三种宽度打开。页面是网站自己的，答复由服务按演示数据给出；
        “加载中”是服务一直没有答复，“加载失败”是服务出错。没有画面的，格子里写明原因。
      </p>
      {/* a part that scrolls takes the focus, so that the arrow keys scroll it */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="各页的状态" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">页面</th>
              {pageStates.map((state) => (
                <th key={state} scope="col">
                  {stateNames[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  {pagesInStates[name].zh}
                  <span>{viewerNames[pagesInStates[name].as]}</span>
                </th>
                {pageStates.map((state) => (
                  <td key={state}>
                    <Cell name={name} state={state} />
                  </td>
                ))}
              </tr>
            ))}
            {pagesWithoutStories.map(({ zh, why }) => (
              <tr key={zh}>
                <th scope="row">{zh}</th>
                <td colSpan={pageStates.length}>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
