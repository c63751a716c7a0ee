import type { Motif } from './shelf';

const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

const MOTIFS: Record<Motif, (ink: string) => React.ReactNode> = {
  sun: (ink) => (
    <>
      <circle cx="100" cy="196" r="40" fill={ink} />
      {steps(16).map((ray) => (
        <path
          key={ray}
          d="M100 146v-22"
          stroke={ink}
          strokeWidth="3"
          transform={`rotate(${ray * 22.5} 100 196)`}
        />
      ))}
    </>
  ),
  arches: (ink) => (
    <g fill="none" stroke={ink} strokeWidth="4">
      {steps(4).map((arch) => (
        <path
          key={arch}
          d={`M${46 + arch * 14} 276V${196 + arch * 12}a${54 - arch * 14} ${54 - arch * 14} 0 0 1 ${108 - arch * 28} 0V276`}
        />
      ))}
    </g>
  ),
  leaf: (ink) => (
    <g stroke={ink} strokeWidth="3" fill={ink}>
      <path d="M100 282V142" fill="none" />
      {steps(4).map((pair) => (
        <g key={pair} transform={`translate(0 ${pair * 30})`}>
          <path d="M100 172c10-30 36-32 48-30-2 22-22 36-48 30z" />
          <path d="M100 172c-10-30-36-32-48-30 2 22 22 36 48 30z" fillOpacity="0.65" />
        </g>
      ))}
    </g>
  ),
  moon: (ink) => (
    <>
      <path d="M124 142a58 58 0 1 0 28 92 48 48 0 0 1-28-92z" fill={ink} />
      {[
        [146, 156],
        [164, 188],
        [138, 196],
        [170, 144],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" fill={ink} />
      ))}
    </>
  ),
  waves: (ink) => (
    <g fill="none" stroke={ink} strokeWidth="4" strokeLinecap="round">
      {steps(6).map((wave) => (
        <path key={wave} d={`M34 ${172 + wave * 20}q17-16 34 0t34 0 34 0 34 0`} opacity={1 - wave * 0.12} />
      ))}
    </g>
  ),
  diamonds: (ink) => (
    <g fill={ink}>
      {steps(9).map((cell) => (
        <path
          key={cell}
          d="M0-20 17 0 0 20-17 0z"
          transform={`translate(${60 + (cell % 3) * 40} ${164 + Math.floor(cell / 3) * 46})`}
          opacity={cell % 2 ? 0.55 : 1}
        />
      ))}
    </g>
  ),
};

/** The ornament of a drawn cover, in the lower half of its 200 by 300. */
export const CoverMotif = ({ motif, ink }: { motif: Motif; ink: string }) => MOTIFS[motif](ink);
