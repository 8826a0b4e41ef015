import type { DeskFiguresActor } from '#machines/desk/deskFigures.ts';
import { deskFiguresMachine } from '#machines/desk/deskFigures.ts';
import { DeskFigures } from '#src/features/desk/DeskFigures.tsx';
import { figureMessages as messages } from '#src/features/desk/messages/figures.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { figures } from '#stories/desk/figureSamples.ts';
import { modelOf, page, userEvent } from '#flows';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const chosen = (label: string, value: string) =>
  userEvent.selectOptions(page.getByLabelText(label, { exact: true }), value);

export default modelOf({
  of: 'deskFigures',
  machine: deskFiguresMachine,
  inputs: { addressed: { view: 'period=last90Days' } },
  samples: [
    { type: 'period.chosen', period: 'range' },
    { type: 'period.chosen', period: 'lastMonth' },
    { type: 'group.chosen', by: 'lane' },
    { type: 'day.changed', name: 'to', value: '2026-01-31' },
    { type: 'range.submitted' },
    { type: 'retry.requested' },
  ],
  outcomes: { fetchFigures: { done: [figures], error: [serviceFailed] } },
  possible: (event, { query, days, errorMessage }) => {
    // choices are made one at a time: their combinations would be a thousand paths
    const isFirst = query.period === 'last90Days' && query.by === 'service';
    if (event.type === 'period.chosen' || event.type === 'group.chosen') return isFirst;
    if (event.type === 'retry.requested') return isFirst || errorMessage !== undefined;
    return event.type !== 'day.changed' || event.value !== days.to;
  },
  keep: ({ query, days, problems, errorMessage }) => [query, days, problems, errorMessage],
  play: () => ({
    view: (actor: DeskFiguresActor) => <DeskFigures actor={actor} />,
    gestures: {
      'period.chosen': ({ period }) => chosen(messages.period, period),
      'group.chosen': ({ by }) => chosen(messages.by, by),
      'day.changed': ({ name, value }) => page.getByLabelText(messages[name], { exact: true }).fill(value),
      'range.submitted': () => named(messages.show).click(),
      'retry.requested': () =>
        named(new RegExp(`^(${uiMessages.retry}|${deskMessages.refresh})$`))
          .first()
          .click(),
    },
  }),
});
