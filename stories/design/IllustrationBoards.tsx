import { slide } from '#contract/content/content.ts';
import { Crane } from '#src/illustrations/Crane.tsx';
import { Gate } from '#src/illustrations/Gate.tsx';
import { GuideScene } from '#src/illustrations/GuideScene.tsx';
import { LogoMark } from '#src/illustrations/LogoMark.tsx';
import { LostShip } from '#src/illustrations/LostShip.tsx';
import { Ship } from '#src/illustrations/Ship.tsx';
import { SlidePicture } from '#src/illustrations/SlidePicture.tsx';
import { TankContainer } from '#src/illustrations/TankContainer.tsx';
import { guideSteps } from '#src/features/content/help/texts/guideText.ts';
import { Board, Sample } from './Board.tsx';

/** Logo marks and illustrations of whole pages. */
export const MarksBoard = () => (
  <Board title="标识与整页插图" note="自绘 SVG，只用品牌色，随主题变化；对读屏隐藏，旁边的文字说明一切。">
    <Sample name="LogoMark">
      <LogoMark className="size-9" />
    </Sample>
    <Sample name="LostShip：找不到与出错">
      <LostShip className="w-64" />
    </Sample>
    <Sample name="Gate：请先登录">
      <Gate className="w-64" />
    </Sample>
  </Board>
);
/** The elements of sceneries. */
export const SceneryBoard = () => (
  <Board title="场景部件" note="用于首屏与轮播的组合，尺寸以各自的坐标为准。">
    <Sample name="Ship">
      <svg viewBox="0 0 600 230" width="300" aria-hidden="true">
        <Ship />
      </svg>
    </Sample>
    <Sample name="Crane">
      <svg viewBox="0 0 260 300" width="130" aria-hidden="true">
        <Crane />
      </svg>
    </Sample>
    <Sample name="TankContainer">
      <svg viewBox="0 0 150 64" width="150" aria-hidden="true">
        <TankContainer />
      </svg>
    </Sample>
  </Board>
);
const frame = {
  position: 'relative',
  width: 270,
  height: 150,
  overflow: 'hidden',
  background: 'var(--color-brand-100)',
} as const;
/** The illustrations of slides and campaigns. */
export const SlidesBoard = () => (
  <Board title="轮播与活动图">
    {slide.shape.picture.options.map((picture) => (
      <Sample key={picture} name={picture}>
        <div style={frame}>
          <SlidePicture picture={picture} />
        </div>
      </Sample>
    ))}
  </Board>
);
/** The illustrations of the beginner’s guide. */
export const GuideScenesBoard = () => (
  <Board title="新手指引的八步">
    {guideSteps.map(({ picture, title }) => (
      <Sample key={picture} name={`${picture}：${title}`}>
        <GuideScene scene={picture} className="w-40 bg-brand-50" />
      </Sample>
    ))}
  </Board>
);
