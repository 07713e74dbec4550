import type { GradeDay } from '@medeina/contract';
import { ProgressChart } from '@medeina/design-system/domain/ProgressChart';
import { useIntl } from 'react-intl';

/** How progress and results came about, day by day. */
export default function History({ days }: { readonly days: readonly GradeDay[] }) {
  const intl = useIntl();
  const text = (id: string, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `learning.grades.${id}` }, values);
  const last = days.at(-1);
  const progress = last?.progress ?? 0;
  const result = last?.percentage ?? undefined;
  const results = days.flatMap(({ date, percentage }) =>
    percentage === null ? [] : [{ date, value: percentage }],
  );
  return (
    <ProgressChart
      headingLevel={2}
      title={text('chart')}
      description={
        result === undefined
          ? text('chart.progress', { progress: progress / 100 })
          : text('chart.result', { progress: progress / 100, result: result / 100 })
      }
      points={days.map(({ date, progress: value }) => ({ date, value }))}
      comparison={results.length === 0 ? undefined : { name: text('chart.results'), points: results }}
    />
  );
}
