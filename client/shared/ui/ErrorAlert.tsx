import { Alert } from '@chakra-ui/react/alert';
import type { ReactNode } from 'react';

/** Shows an error and announces it. Renders nothing without a message. */
export function ErrorAlert({ message, action }: { message?: string | null; action?: ReactNode }) {
  if (!message) return null;
  return (
    <Alert.Root status="error" role="alert" mb="4" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content minWidth="24">
        <Alert.Title fontWeight="medium">{message}</Alert.Title>
      </Alert.Content>
      {action}
    </Alert.Root>
  );
}
