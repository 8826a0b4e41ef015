import './start.css';
import type { ReactNode } from 'react';
import { FindStories } from './FindStories.tsx';
import { groups } from '#stories/tooling/storyNames/titles.ts';

/** A link to a story of this Storybook, opened in the window around the frame. */
function Story({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  );
}

const contents: readonly (readonly [group: string, story: string, what: string])[] = [
  ['flows', 'flows-login--sms', '真实的界面停在流程的每一个状态里：正常的、等待的、填错的、被服务拒绝的'],
  ['live', 'live--login', '活的界面，旁边是它的流程图：哪边动，另一边跟着动；每条路径可以一步步播放'],
  ['charts', 'charts--login', '每个流程的全部状态和去向；点一个状态，旁边说明它并列出它的画面'],
  ['journeys', 'journeys--order', '一件事从头到尾经过哪些流程，流程之间传递什么；一步步播放，每步都有画面'],
  ['pages', 'pages-home--whole', '整页的样子'],
  ['states', 'states-table--all', '每一页空、加载中、加载失败、满、长文字与不存在时的样子，按三种宽度'],
  ['layouts', 'layouts-default--top-menu', '页头、页脚、菜单与八种版式'],
  ['parts', 'parts-button--primary', '按钮、表单项、对话框、港口选择等通用部件'],
  [
    'interaction',
    'interaction-controls--button-states',
    '每种控件平时、指针停在上面、键盘焦点、按下、不可用时的样子，何时用、何时不用',
  ],
  ['design', 'design-colours--palette', '颜色、字号、间距、图标、插图，以及各自的用法'],
];

const english: readonly (readonly [name: string, zh: string])[] = [
  ['Find components', '查找画面，中英文都可以'],
  ['Tag filters', '按标签筛选，平时不用'],
  ['Viewport', '换屏幕宽度：桌面 1440、平板 1024 或手机 390'],
  ['Measure / Outline', '量尺寸、显示边框'],
  ['Accessibility', '无障碍检查的结果（手册里没有）'],
  ['Actions / Interactions', '事件记录与交互测试，工程师使用'],
  ['Open canvas in new tab', '在新窗口单独打开这个画面'],
];

/** The content of this Storybook, how to search it, and where to start. */
export function Start() {
  return (
    <div className="start">
      <h1>化运通的全部画面</h1>
      <p>
        网站的每个页面、每个流程的每个状态，都能在这里看到。它们由网站自己的代码画出，不是截图，也不是设计稿，因此与网站一致。
      </p>

      <FindStories />

      <section>
        <div className="start-ways">
          <section>
            <h2>设计师</h2>
            <ul>
              <li>
                从<Story id="design-colours--palette">颜色</Story>、<Story id="design-type--scale">字号</Story>和
                <Story id="design-components--buttons">控件一览</Story>看起
              </li>
              <li>
                用顶栏的 <kbd lang="en">Viewport</kbd> 换成手机宽度
              </li>
              <li>
                整页出错、等待、空白时的样子在<Story id="states-table--all">页面与状态</Story>里，流程的在“
                {groups['flows']}”里，例如
                <Story id="flows-login--sms-with-error">登录被拒绝</Story>
              </li>
            </ul>
          </section>
          <section>
            <h2>产品与运营</h2>
            <ul>
              <li>
                从<Story id="live--sms-code">获取短信验证码的现场演练</Story>看起，按右下的路径一步步走
              </li>
              <li>
                在<Story id="charts--order-life">订单的一生</Story>里看订单能去哪里，在
                <Story id="journeys--order">从查航线到开票的全程</Story>里看各流程怎样接起来
              </li>
              <li>
                想直接提问，用<strong>流程手册</strong>：发布的网站里它是<a href="../#">上一级页面</a>
                ，例如问“开船后还能取消订单吗”
              </li>
            </ul>
          </section>
          <section>
            <h2>工程师</h2>
            <ul>
              <li>
                画面的代码在 <code>stories/</code>，状态由 <code>frozen()</code> 定住
              </li>
              <li>
                <code>npm run storybook</code> 边改边看；<code>npm run handbook</code> 一并制作手册与本站
              </li>
              <li>名称后面的英文就是代码里的名字，地址里的编号不随中文改变</li>
            </ul>
          </section>
        </div>
      </section>

      <section>
        <h2>里面有什么</h2>
        <table>
          <tbody>
            {contents.map(([group, story, what]) => (
              <tr key={group}>
                <th scope="row">
                  <Story id={story}>{groups[group]}</Story>
                </th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      <section>
        <h2>怎样找到想看的</h2>
        <p>
          用行话和自己的说法，就用本页上方的“查找画面”：它也按同义词查找。知道名称时，用左上角的查找框，例如“倒计时”“已放舱”，也可以输入英文名。按{' '}
          <kbd>/</kbd> 直接跳到查找框，方向键选择，回车打开。
        </p>
        <p>每个名称先中文后英文：中文取自流程本身的用词，英文是代码里的名字。</p>
      </section>

      <section>
        <h2>界面上的英文</h2>
        <p>左栏和工具栏由 Storybook 软件提供，只有英文。用得到的是这些：</p>
        <table>
          <tbody>
            {english.map(([name, zh]) => (
              <tr key={name}>
                <th scope="row" lang="en">
                  {name}
                </th>
                <td>{zh}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
