import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { useState } from 'react';
import { formatShortMonth } from '../../i18n/formatDate';
import { formatMoney, formatRoughly } from '../../i18n/formatMoney';
import type { DashboardQuery } from './Dashboard.generated';

type Revenue = DashboardQuery['dashboard']['revenue'];

const SPACE = { above: 28, below: 28, start: 64, end: 4 }; // px for what is written around the bars
const NARROW_BAND = 32; // px below which the names of neighbouring months would touch
const CORNER = 5; // px
const LINES = 4; // about so many across the chart

const Label = chakra('text', {
  base: { fontSize: 'xs', fill: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});
const Value = chakra(Label, { base: { fill: 'fg', fontWeight: 'semibold' } });
const Line = chakra('line', { base: { stroke: 'border' } });
const Bar = chakra('path', { base: { fill: 'primary.solid', transition: 'opacity 150ms' } });

/** A bar for each month. To screen readers it is one picture: its figures stand in a table as well. */
export default function RevenueChart({ revenue }: { revenue: Revenue }) {
  const { t } = useLingui();
  const { parentRef, width, height } = useParentSize({ debounceTime: 50 });
  return (
    <div ref={parentRef} style={{ height: '100%' }}>
      <svg
        width={width}
        height={height}
        overflow="visible"
        role="img"
        aria-label={t`Chart of the revenue by month`}
      >
        {width > SPACE.start && <Bars revenue={revenue} width={width} height={height} />}
      </svg>
    </div>
  );
}

type Props = { revenue: Revenue; width: number; height: number };

function Bars({ revenue, width, height }: Props) {
  const { i18n } = useLingui();
  const [pointed, setPointed] = useState<string>();
  const { x, y, ticks } = scalesOf(revenue, width, height);
  const everyOther = x.step() < NARROW_BAND;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <Line x1={SPACE.start} x2={width - SPACE.end} y1={y(tick)} y2={y(tick)} />
          <Label x={SPACE.start - 8} y={y(tick)} textAnchor="end" dominantBaseline="central">
            {formatRoughly(tick, i18n.locale)}
          </Label>
        </g>
      ))}
      {revenue.map(({ month, amount }, index) => {
        const [value, start] = [Number(amount.amount), x(month) ?? 0];
        const middle = start + x.bandwidth() / 2;
        const isNamed = !everyOther || (revenue.length - 1 - index) % 2 === 0;
        return (
          <g
            key={month}
            onPointerEnter={() => setPointed(month)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <rect x={middle - x.step() / 2} y={0} width={x.step()} height={height} fill="transparent" />
            <BarRounded
              x={start}
              y={Math.min(y(value), y(0))}
              width={x.bandwidth()}
              height={Math.abs(y(value) - y(0))}
              radius={CORNER}
              top={value > 0}
              bottom={value < 0}
            >
              {({ path }) => <Bar d={path} opacity={pointed && pointed !== month ? 0.45 : 1} />}
            </BarRounded>
            {pointed === month && (
              <Value x={clamp(middle, width)} y={Math.min(y(value), y(0)) - 8} textAnchor="middle">
                {formatMoney(amount, i18n.locale)}
              </Value>
            )}
            {isNamed && (
              <Label x={middle} y={height - 6} textAnchor="middle">
                {formatShortMonth(month)}
              </Label>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Where each month stands and how high each amount is, in pixels. */
function scalesOf(revenue: Revenue, width: number, height: number) {
  const amounts = revenue.map(({ amount }) => Number(amount.amount));
  const x = scaleBand({
    domain: revenue.map(({ month }) => month),
    range: [SPACE.start, width - SPACE.end],
    paddingInner: 0.35,
    paddingOuter: 0.2,
  });
  const y = scaleLinear({
    domain: [Math.min(0, ...amounts), Math.max(1, ...amounts)],
    range: [height - SPACE.below, SPACE.above],
    nice: LINES,
  });
  return { x, y, ticks: y.ticks(LINES) };
}

/** Keeps the middle of an amount so far from the edges that none of it is cut off. */
function clamp(middle: number, width: number): number {
  return Math.min(Math.max(middle, SPACE.start), width - 36);
}
