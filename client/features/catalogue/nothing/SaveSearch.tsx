import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';
import { useSend } from '../../../shared/send/useSend';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { bookFilter, writeNarrowed, type Narrowed } from '../../../entities/search/narrowed';
import { useSaveSearchMutation } from './SaveSearch.generated';

/** Saves a search that found nothing, without its dates, because a new listing is available on all days. */
export function SaveSearch({ narrowed }: { narrowed: Narrowed }) {
  const wanted: Narrowed = { ...narrowed, sortBy: '', availableNow: '', freeFrom: '', freeUntil: '' };
  const key = writeNarrowed(wanted);
  return key && <Saving key={key} wanted={wanted} />;
}

function Saving({ wanted }: { wanted: Narrowed }) {
  const { t } = useLingui();
  const [isSaved, setIsSaved] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const [save] = useSaveSearchMutation();
  const { send, busy, failure } = useSend({ fallback: t`The search could not be saved.` });
  const request = async () => (await save({ variables: { input: bookFilter(wanted) } })).data?.saveSearch;
  const press = async () => {
    if (!(await send(request)).accepted) return;
    setIsSaved(true);
    // Saving the search removes the button, so the surrounding box receives the focus.
    frame.current?.focus();
  };
  return (
    <Box ref={frame} tabIndex={-1} mb="8" textAlign="center" outline="none">
      <ErrorAlert message={failure} />
      {!isSaved && (
        <Button loading={busy} onClick={() => void press()}>
          <Trans>Notify me of new matches</Trans>
        </Button>
      )}
      <Text role="status">
        {isSaved && (
          <Trans>
            We will email you when a matching book is listed. See{' '}
            <TextLink to={paths.bookmarks}>your saved searches</TextLink>.
          </Trans>
        )}
      </Text>
    </Box>
  );
}
