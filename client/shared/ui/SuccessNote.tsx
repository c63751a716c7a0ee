import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { useEffect, useState, type ReactNode } from 'react';

/** How long a success note stays, in milliseconds (docs/marketplace.md, Screens). */
const SUCCESS_NOTE_DURATION = 3000;

/**
 * A message that goes away by itself; `show` starts it, again if need be. While it is held, because somebody is about to
 * follow the link in it, it stays.
 */
export function useSuccessNote() {
  const [note, setNote] = useState<{ message: string } | null>(null);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (!note || isHeld) return undefined;
    const timer = setTimeout(() => setNote(null), SUCCESS_NOTE_DURATION);
    return () => clearTimeout(timer);
  }, [note, isHeld]);
  return { message: note?.message ?? null, hold, show: (message: string) => setNote({ message }) };
}

type Props = {
  message: string | null;
  /** A link to where one can go from here. */
  action?: ReactNode;
  /** Told whether the note has the focus or the pointer. */
  onHold?: (held: boolean) => void;
};

/** Says that something worked. Keep it mounted: the live region has to be there before its text. */
export function SuccessNote({ message, action, onHold }: Props) {
  return (
    // Empty, it takes no place in a column with gaps.
    <Box as="output" display="block" _empty={{ position: 'absolute' }}>
      {message && (
        <Alert.Root
          status="success"
          mb="4"
          onFocus={() => onHold?.(true)}
          onBlur={() => onHold?.(false)}
          onMouseEnter={() => onHold?.(true)}
          onMouseLeave={() => onHold?.(false)}
        >
          <Alert.Indicator />
          <Alert.Title fontWeight="medium">{message}</Alert.Title>
          {action}
        </Alert.Root>
      )}
    </Box>
  );
}
