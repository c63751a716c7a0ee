import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import Eye from '~icons/lucide/eye';
import EyeOff from '~icons/lucide/eye-off';
import { FormField } from './FormField';

type Props = Omit<InputProps, 'type' | 'children'> & { label: ReactNode; error?: string };

/** A password field with a button that shows the text. */
export function PasswordField({ label, error, required, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <FormField label={label} error={error} required={required}>
      <Box position="relative" width="full">
        <Input
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          pe="12"
          {...input}
        />
        <ShowButton shown={shown} onClick={() => setShown(!shown)} />
      </Box>
    </FormField>
  );
}

function ShowButton({ shown, onClick }: { shown: boolean; onClick: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      position="absolute"
      insetEnd="1"
      top="50%"
      translate="0 -50%"
      size="sm"
      variant="ghost"
      colorPalette="gray"
      aria-label={shown ? t`Hide password` : t`Show password`}
      onClick={onClick}
    >
      {shown ? <EyeOff /> : <Eye />}
    </IconButton>
  );
}
