import { Badge } from '@chakra-ui/react/badge';
import type { ReactNode } from 'react';

/** The meaning of a chip, which determines its colour. */
export type Tone = 'default' | 'primary' | 'info' | 'success' | 'warning' | 'error';

const PALETTES: Record<Tone, string> = {
  default: 'gray',
  primary: 'primary',
  info: 'blue',
  success: 'green',
  warning: 'orange',
  error: 'red',
};

export function StatusChip({ tone = 'default', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Badge
      colorPalette={PALETTES[tone]}
      size="md"
      borderRadius="full"
      px="2.5"
      fontVariantNumeric="normal"
      _print={{ padding: '0' }}
    >
      {children}
    </Badge>
  );
}
