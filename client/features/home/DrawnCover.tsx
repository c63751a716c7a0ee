import { CoverMotif } from './CoverMotif';
import type { DrawnBook } from './shelf';

const FONT = "'Fraunces Variable', Georgia, serif";

// The longest line keeps clear of the frame.
const titleSize = (lines: string[]) => Math.min(26, 220 / Math.max(...lines.map((line) => line.length)));

/** A clothbound book, drawn. */
export function DrawnCover({ book }: { book: DrawnBook }) {
  const { title, author, motif, cloth, ink, accent } = book;
  return (
    <svg viewBox="0 0 200 300" width="100%" style={{ display: 'block', borderRadius: 4 }} aria-hidden>
      <rect width="200" height="300" fill={cloth} />
      <rect width="13" height="300" fill="#000" opacity="0.18" />
      <rect x="13" width="2" height="300" fill="#fff" opacity="0.12" />
      <rect x="24" y="12" width="164" height="276" fill="none" stroke={accent} strokeWidth="1.500" />
      <CoverMotif motif={motif} ink={accent} />
      <g fill={ink} textAnchor="middle">
        {title.map((line, index) => (
          <text key={line} x="106" y={60 + index * 29} style={{ font: `600 ${titleSize(title)}px ${FONT}` }}>
            {line}
          </text>
        ))}
        <text x="106" y={62 + title.length * 29} style={{ font: `500 13px ${FONT}` }}>
          {author}
        </text>
      </g>
    </svg>
  );
}
