import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { useParentSize } from '@visx/responsive';
import { useState } from 'react';
import { formatRoughly } from '../../../shared/i18n/formatMoney';
import { Label, MonthBar } from './MonthBar';
import { scalesOf, SPACE, type Revenue, type Scales } from './revenueScales';

const NARROW_BAND = 32; // px; in narrower columns the names of the months would touch

const Line = chakra('line', { base: { stroke: 'border' } });

/** A chart with a bar for each month. Screen readers treat it as one image; the table contains the figures. */
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
        aria-label={t`Revenue by month (chart)`}
      >
        {width > SPACE.start && <Bars revenue={revenue} scales={scalesOf(revenue, width, height)} />}
      </svg>
    </div>
  );
}

function Bars({ revenue, scales }: { revenue: Revenue; scales: Scales }) {
  const [pointed, setPointed] = useState<string>();
  const everyOther = scales.x.step() < NARROW_BAND;
  return (
    <>
      <Lines scales={scales} />
      {revenue.map((month, index) => (
        <MonthBar
          key={month.month}
          revenue={month}
          scales={scales}
          isNamed={!everyOther || (revenue.length - 1 - index) % 2 === 0}
          pointed={pointed}
          onPoint={setPointed}
        />
      ))}
    </>
  );
}

/** The horizontal grid lines of the chart, with their amounts. */
function Lines({ scales: { y, ticks, width } }: { scales: Scales }) {
  const { i18n } = useLingui();
  return ticks.map((tick) => (
    <g key={tick}>
      <Line x1={SPACE.start} x2={width - SPACE.end} y1={y(tick)} y2={y(tick)} />
      <Label x={SPACE.start - 8} y={y(tick)} textAnchor="end" dominantBaseline="central">
        {formatRoughly(tick, i18n.locale)}
      </Label>
    </g>
  ));
}
