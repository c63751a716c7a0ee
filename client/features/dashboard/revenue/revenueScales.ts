import { scaleBand, scaleLinear } from '@visx/scale';
import type { DashboardQuery } from '../figures/Dashboard.generated';

/** What was earned in each month, the oldest first. */
export type Revenue = DashboardQuery['dashboard']['revenue'];

/** Room for what is written around the bars, in pixels. */
export const SPACE = { above: 28, below: 28, start: 64, end: 4 };

const LINES = 4; // about so many across the chart

/** Where each month stands and how high each amount is, in pixels of a chart of this size. */
export function scalesOf(revenue: Revenue, width: number, height: number) {
  const amounts = revenue.map(({ amount }) => Number(amount.amount));
  const x = scaleBand({
    domain: revenue.map(({ month }) => month),
    range: [SPACE.start, width - SPACE.end],
    paddingInner: 0.35,
    paddingOuter: 0.2,
  });
  const y = scaleLinear({
    // Where nothing was earned the lines still stand for whole units of the currency.
    domain: [Math.min(0, ...amounts), Math.max(LINES, ...amounts)],
    range: [height - SPACE.below, SPACE.above],
    nice: LINES,
  });
  return { x, y, ticks: y.ticks(LINES), width, height };
}

export type Scales = ReturnType<typeof scalesOf>;
