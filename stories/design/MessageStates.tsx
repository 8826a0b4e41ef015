import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { ProgressBar } from '#src/ui/loading/ProgressBar.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { Spinner } from '#src/ui/loading/Spinner.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { Board, Sample } from './Board.tsx';

const alerts = ['info', 'success', 'notice', 'critical'] as const;
const badges = ['neutral', 'brand', 'success', 'notice', 'critical', 'hazard'] as const;
const steps = ['提交执照', '平台审核', '认证完成'];
const messages = { label: '认证进度', doneText: '已完成', failedText: '未通过', steps };

/** Messages of the page: notices, badges, waiting, progress. */
export function MessageStates() {
  return (
    <>
      <Board title="提示" note="说清发生了什么、接下来怎么办；critical 出现时由读屏播报。">
        {alerts.map((tone) => (
          <Sample key={tone} name={tone} width={360}>
            <Alert tone={tone} title="企业尚未认证">
              下单后两天内未认证的，订单自动取消。
            </Alert>
          </Sample>
        ))}
        <Sample name="取不到内容" width={360}>
          <FailedAlert message={sailingMessages.sailings.failed} onRetry={() => {}} />
        </Sample>
      </Board>
      <Board title="角标">
        {badges.map((tone) => (
          <Sample key={tone} name={tone}>
            <span>
              <Badge tone={tone}>{tone === 'hazard' ? '危险品' : '待认证'}</Badge>
            </span>
          </Sample>
        ))}
        {['2.1', '3', '5.1', '6.1', '8', '9'].map((division) => (
          <Sample key={division} name={`HazardLabel ${division}`}>
            <HazardLabel division={division} size={48} />
          </Sample>
        ))}
      </Board>
      <Board title="等待与进度" note="占位与所替换的内容同样大小；不知道还要多久的用扫动条，知道的用百分比。">
        <Sample name="Skeleton" width={200}>
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
        </Sample>
        <Sample name="Spinner">
          <Spinner className="text-2xl text-brand-600" />
        </Sample>
        <Sample name="进度 60%" width={200}>
          <ProgressBar label="上传进度" percent={60} />
        </Sample>
        <Sample name="进度未知" width={200}>
          <ProgressBar label="识别进度" />
        </Sample>
        <Sample name="步骤" width={320}>
          <Steps {...messages} at={1} />
        </Sample>
        <Sample name="步骤未通过" width={320}>
          <Steps {...messages} label="未通过的认证" at={1} failed />
        </Sample>
      </Board>
    </>
  );
}
