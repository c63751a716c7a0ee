import { Button } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '../../shared/forms/Form';
import { TextField } from '../../shared/forms/TextField';
import { paths } from '../../shared/navigation/paths';

/** Opens a complaint by its number, even if it is closed. */
export function FindComplaint() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (number.trim()) void navigate(paths.complaint(encodeURIComponent(number.trim())));
  };
  return (
    <Form
      role="search"
      onSubmit={submit}
      gridTemplateColumns="minmax(0, 16rem) auto"
      justifyContent="start"
      alignItems="end"
      mb="6"
    >
      <TextField
        label={t`Complaint number`}
        placeholder="2026-000123"
        value={number}
        enterKeyHint="search"
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      <Box>
        <Button type="submit" variant="outline" colorPalette="gray">
          <Trans>Show complaint</Trans>
        </Button>
      </Box>
    </Form>
  );
}
