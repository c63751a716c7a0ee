import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { useEffect, useState, type ReactNode } from 'react';

/** Duration of a success note, in milliseconds (docs/marketplace.md, Screens). */
const SUCCESS_NOTE_DURATION = 3000;

/**
 * Manages a message that disappears after a while. `show` shows the message, or restarts its time. The message stays
 * while it has the focus or the pointer (`hold`), so that the person can follow its link.
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
  /** A link shown after the message. */
  action?: ReactNode;
  /** Called with true when the note gets the focus or the pointer, and with false when it loses them. */
  onHold?: (held: boolean) => void;
};

/** Announces a success. Keep it mounted: the live region must exist before its text. */
export function SuccessNote({ message, action, onHold }: Props) {
  return (
    // Without a message, the element takes no space in a column with gaps.
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
