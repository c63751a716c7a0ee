import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { useEffect, useState } from 'react';

/** How long a success note stays, in milliseconds (specification, section 9). */
const SUCCESS_NOTE_DURATION = 3000;

/** A message that goes away by itself; `show` starts it, again if need be. */
export function useSuccessNote() {
  const [note, setNote] = useState<{ message: string } | null>(null);
  useEffect(() => {
    if (!note) return undefined;
    const timer = setTimeout(() => setNote(null), SUCCESS_NOTE_DURATION);
    return () => clearTimeout(timer);
  }, [note]);
  return { message: note?.message ?? null, show: (message: string) => setNote({ message }) };
}

/** Says that something worked. Keep it mounted: the live region has to be there before its text. */
export function SuccessNote({ message }: { message: string | null }) {
  return (
    <Box as="output" display="block">
      {message && (
        <Alert.Root status="success" mb="4">
          <Alert.Indicator />
          <Alert.Title fontWeight="medium">{message}</Alert.Title>
        </Alert.Root>
      )}
    </Box>
  );
}
