import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { BarRounded } from '@visx/shape';
import { formatShortMonth } from '../../../shared/i18n/formatDate';
import { formatMoney } from '../../../shared/i18n/formatMoney';
import { SPACE, type Revenue, type Scales } from './revenueScales';

const CORNER = 5; // radius of the corners, in px

export const Label = chakra('text', {
  base: { fontSize: 'xs', fill: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});
const Value = chakra(Label, { base: { fill: 'fg', fontWeight: 'semibold' } });
const Bar = chakra('path', { base: { fill: 'primary.solid', transition: 'opacity 150ms' } });

type Props = {
  revenue: Revenue[number];
  scales: Scales;
  isNamed: boolean;
  /** The month under the pointer, if any. Its amount is shown above the bar. */
  pointed: string | undefined;
  onPoint: (month: string | undefined) => void;
};

/** The bar of a month. The whole column reacts to the pointer. */
export function MonthBar({ revenue: { month, amount }, scales, isNamed, pointed, onPoint }: Props) {
  const { i18n } = useLingui();
  const { x, y, width, height } = scales;
  const [value, start] = [Number(amount.amount), x(month) ?? 0];
  const middle = start + x.bandwidth() / 2;
  const top = Math.min(y(value), y(0));
  return (
    <g onPointerEnter={() => onPoint(month)} onPointerLeave={() => onPoint(undefined)}>
      <rect x={middle - x.step() / 2} y={0} width={x.step()} height={height} fill="transparent" />
      <BarRounded
        x={start}
        y={top}
        width={x.bandwidth()}
        height={Math.abs(y(value) - y(0))}
        radius={CORNER}
        top={value > 0}
        bottom={value < 0}
      >
        {({ path }) => <Bar d={path} opacity={pointed && pointed !== month ? 0.45 : 1} />}
      </BarRounded>
      {pointed === month && (
        <Value x={clamp(middle, width)} y={top - 8} textAnchor="middle">
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
}

/**
 * Returns the x-coordinate for the centre of an amount's text. Near an edge of the chart, it is moved inwards, so
 * that the text is not cut off.
 */
function clamp(middle: number, width: number): number {
  return Math.min(Math.max(middle, SPACE.start), width - 36);
}
