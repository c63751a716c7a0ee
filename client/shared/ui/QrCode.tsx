import { Box } from '@chakra-ui/react/box';
import { encode } from 'uqr';

/** Width of the empty border that QR code readers need, in squares. */
const QUIET_ZONE = 4;

/** A QR code, black on white in every theme, because many readers recognise no other colours. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Box asChild bg="white" borderRadius="md" boxSize="52" mx="auto" display="block">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={squares.join('')} fill="black" />
      </svg>
    </Box>
  );
}
