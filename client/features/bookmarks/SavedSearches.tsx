import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import { useSend } from '../../shared/send/useSend';
import { Card } from '../../shared/ui/Card';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { nearestTo } from '../../shared/ui/useReturnFocus';
import {
  useRemoveSavedSearchMutation,
  useSavedSearchesQuery,
  type SavedSearchesQuery,
} from './SavedSearches.generated';
import { useSearchLabel } from './useSearchLabel';

type Search = SavedSearchesQuery['savedSearches'][number];

/** Shows the saved searches. Renders nothing if there are none. */
export function SavedSearches() {
  const { data } = useSavedSearchesQuery({ fetchPolicy: 'cache-and-network' });
  const searches = data?.savedSearches ?? [];
  if (searches.length === 0) return null;
  return (
    <Stack as="section" gap="4" mt="10" aria-labelledby="saved-searches" tabIndex={-1} outline="none">
      <Heading as="h2" id="saved-searches" textStyle="xl">
        <Trans>Saved searches</Trans>
      </Heading>
      <Text color="fg.muted">
        <Trans>We email you once a day when new books match.</Trans>
      </Text>
      <Stack as="ul" gap="3" listStyleType="none" role="list">
        {searches.map((search) => (
          <li key={search.id}>
            <SavedSearch search={search} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function SavedSearch({ search: { id, query, filter } }: { search: Search }) {
  const { t } = useLingui();
  const label = useSearchLabel(filter);
  const [remove] = useRemoveSavedSearchMutation();
  const { send, busy, failure } = useSend({ fallback: t`The search could not be removed.` });
  const request = async () => (await remove({ variables: { input: { id } } })).data?.removeSavedSearch;
  const press = async (button: HTMLElement) => {
    // Deleting a search removes its button, so the nearest remaining element receives the focus.
    const nearest = nearestTo(button.closest('ul'));
    if ((await send(request)).accepted) nearest()?.focus();
  };
  return (
    <Card as="div">
      <ErrorAlert message={failure} />
      <Flex gap="3" wrap="wrap" justify="space-between" align="center">
        <TextLink to={`${paths.books}?${query}`} overflowWrap="anywhere" minWidth="0" py="2">
          {label}
        </TextLink>
        <Button
          variant="outline"
          minHeight="11"
          loading={busy}
          aria-label={t`Remove: ${label}`}
          onClick={({ currentTarget }) => void press(currentTarget)}
        >
          <Trans>Remove</Trans>
        </Button>
      </Flex>
    </Card>
  );
}
