import { scaleBand, scaleLinear } from '@visx/scale';
import type { DashboardQuery } from '../figures/Dashboard.generated';

/** The revenue of each month, oldest first. */
export type Revenue = DashboardQuery['dashboard']['revenue'];

/** Space for the labels around the bars, in pixels. */
export const SPACE = { above: 28, below: 28, start: 64, end: 4 };

const LINES = 4; // approximate number of grid lines

/** Returns the positions of months and amounts for a chart of this size, in pixels. */
export function scalesOf(revenue: Revenue, width: number, height: number) {
  const amounts = revenue.map(({ amount }) => Number(amount.amount));
  const x = scaleBand({
    domain: revenue.map(({ month }) => month),
    range: [SPACE.start, width - SPACE.end],
    paddingInner: 0.35,
    paddingOuter: 0.2,
  });
  const y = scaleLinear({
    // Without revenue, the axis still ends at LINES, so that the grid lines are at whole amounts.
    domain: [Math.min(0, ...amounts), Math.max(LINES, ...amounts)],
    range: [height - SPACE.below, SPACE.above],
    nice: LINES,
  });
  return { x, y, ticks: y.ticks(LINES), width, height };
}

export type Scales = ReturnType<typeof scalesOf>;
