import './stateTable.css';
import type { PageState, StatefulPage } from './pageStates.ts';
import type { UserCenterPage } from '#stories/enterprise/userCenterPages.ts';
import { userCenterPages } from '#stories/enterprise/userCenterPages.ts';
import { phrases } from '#stories/tooling/storyNames/phrases.ts';
import { pageInStates, pagesInStates, pageStates, stateNames, storyOf } from './pageStates.ts';

const widths = [
  ['desktop', '1440'],
  ['tablet', '1024'],
  ['phone', '390'],
] as const;

const viewerNames = { visitor: '未登录', customer: '客户', clerk: '工作人员' } as const;

/** A story at each width. */
function Widths({ id, zh }: { id: string; zh: string }) {
  return (
    <span>
      {widths.map(([viewport, width]) => (
        <a
          key={viewport}
          href={`./?path=/story/${id}&globals=viewport.value:${viewport}`}
          target="_top"
          aria-label={`${zh} ${width}`}
        >
          {width}
        </a>
      ))}
    </span>
  );
}

/** A page in a state: its story at each width, or the reason for having none. */
function Cell({ name, state }: { name: StatefulPage; state: PageState }) {
  const page = pageInStates(name);
  const of = page[state];
  if ('why' in of) return <span>{of.why}</span>;
  return <Widths id={storyOf(name, state)!} zh={`${page.zh} ${stateNames[state]}`} />;
}

/** A story of the user center by its export's name, with its Chinese name. */
const centerStory = (name: string) => {
  const exported = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const id = `states-usercenterpages--${exported.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;
  return { id, zh: phrases[`states/UserCenterPages/${exported}`] ?? exported };
};

/** A page of the user center: as the service sends it with rows, its details, and without rows. */
function CenterRow({ name, page: { isBegun, details } }: { name: string; page: UserCenterPage }) {
  const full = centerStory(name);
  const begun = centerStory(`${name}Begun`);
  return (
    <tr>
      <th scope="row">
        {full.zh}
        <span>会员中心</span>
      </th>
      <td>{isBegun ? <Widths {...begun} /> : <span>新客户没有这一页，或与“满”相同</span>}</td>
      <td colSpan={2}>页面由服务直接生成，没有等待中的样子；出错时见“页面出错”</td>
      <td>
        <Widths {...full} />
        {details?.map(centerStory).map(({ id, zh }) => (
          <div key={id}>
            {zh}
            <Widths id={id} zh={zh} />
          </div>
        ))}
      </td>
      <td colSpan={2}>名称的长度在录入时检查；页面总是存在</td>
    </tr>
  );
}

/**
 * Every page with each of its states: a link to the story, or the reason for having none; from the table of the
 * stories.
 */
export function StateTable() {
  const names = Object.keys(pagesInStates) as StatefulPage[];
  const centerPages = Object.entries(userCenterPages);
  const shown = names.flatMap((name) => pageStates.map((state) => storyOf(name, state))).filter(Boolean).length;
  return (
    <section className="state-table">
      <h1>页面与状态</h1>
      <p>
        {`${names.length} 个页面的 ${shown} 个状态，以及会员中心的 ${centerPages.length} 页，每个可以按三种宽度打开。`}
        页面是网站自己的，答复由服务按演示数据给出；“加载中”是服务一直没有答复，“加载失败”是服务出错。没有画面的，格子里写明原因。
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
            {centerPages.map(([name, page]) => (
              <CenterRow key={name} name={name} page={page} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
