import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import ScrollText from '~icons/lucide/scroll-text';
import { readAgain } from '../../shared/paging/readAgain';
import { useFirst } from '../../shared/paging/useFirst';
import { formatDate } from '../../shared/i18n/formatDate';
import { MODERATION_KIND_LABELS } from '../../entities/moderation/moderationLabels';
import { ReinstateButton, RestoreButton } from '../../entities/moderation/ModerationButtons';
import { RestoreReviewButton } from '../../entities/review/ReviewRemoval';
import { LongText } from '../../shared/ui/LongText';
import { paths } from '../../shared/navigation/paths';
import { Card } from '../../shared/ui/Card';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { MoreButton } from '../../shared/paging/MoreButton';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { TextLink } from '../../shared/navigation/TextLink';
import {
  ModerationActionsDocument,
  useModerationActionsQuery,
  type RecordedActionFragment,
} from './Moderation.generated';

const PAGE = 24;

/**
 * Shows the actions of moderators, newest first. Removals of listings and reviews, and suspensions, can be undone
 * while they are in force.
 */
export function ActionsRecord() {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useModerationActionsQuery({
    variables: { first: useFirst(ModerationActionsDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={4} />;
  const { edges } = data.moderationActions;
  if (edges.length === 0) return <NothingDone />;
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {edges.map(({ node }) => (
          <RecordedAction key={node.id} action={node} onUndone={() => readAgain(client)} />
        ))}
      </Stack>
      <MoreButton
        list={data.moderationActions}
        onMore={(after) => fetchMore({ variables: { after, first: PAGE } })}
      />
    </>
  );
}

function NothingDone() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<ScrollText />}
      title={t`No actions yet`}
      hint={t`All actions of moderators are recorded here.`}
    />
  );
}

type ActionProps = { action: RecordedActionFragment; onUndone: () => Promise<unknown> };

function RecordedAction({ action, onUndone }: ActionProps) {
  const { kind, book, user, review, isInForce } = action;
  const isReviewRemoved = isInForce && kind === 'REMOVE_REVIEW';
  return (
    // Focusable, because undoing an action removes its button. The card then receives the focus.
    <Card as="li" tabIndex={-1} outline="none">
      <Flex gap="4" wrap="wrap" justify="space-between" align="start">
        <Recorded action={action} />
        {isInForce && book && <RestoreButton bookId={book.id} onDone={onUndone} />}
        {isInForce && user && <ReinstateButton user={user} onDone={onUndone} />}
        {isReviewRemoved && review && <RestoreReviewButton reviewId={review.id} onDone={onUndone} />}
      </Flex>
    </Card>
  );
}

function Recorded({ action }: Pick<ActionProps, 'action'>) {
  const { t } = useLingui();
  const { kind, book, user, review, edition, toEdition, reason, actor, occurredAt } = action;
  return (
    <Box>
      <Text fontWeight="semibold">{t(MODERATION_KIND_LABELS[kind])}</Text>
      {book && <TextLink to={paths.book(book.id)}>{book.title}</TextLink>}
      {user && <Text>{user.name}</Text>}
      {review && kind === 'REMOVE_REVIEW_ANSWER' && <RecordedReply review={review} />}
      {review && kind !== 'REMOVE_REVIEW_ANSWER' && <RecordedReview review={review} />}
      {edition && toEdition && <RecordedMove from={edition} to={toEdition} />}
      {reason && (
        <Text whiteSpace="pre-line">
          <Trans>Reason: {reason}</Trans>
        </Text>
      )}
      <Text color="fg.muted" textStyle="sm" mt="1">
        <Trans>
          {actor.name} on {formatDate(occurredAt)}
        </Trans>
      </Text>
    </Box>
  );
}

type Named = NonNullable<RecordedActionFragment['edition']>;

/**
 * Names the editions between which listings were moved. If an edition was joined into another, its link opens the other
 * edition.
 */
function RecordedMove({ from, to }: { from: Named; to: Named }) {
  return (
    <Text>
      <Trans>
        From <TextLink to={paths.edition(from.id)}>{from.title}</TextLink> to{' '}
        <TextLink to={paths.edition(to.id)}>{to.title}</TextLink>
      </Trans>
    </Text>
  );
}

type ReviewProps = { review: NonNullable<RecordedActionFragment['review']> };

function RecordedReply({ review }: ReviewProps) {
  return (
    <Text>
      <Trans>
        Reply by {review.seller.name} to the review by {review.author.name}
      </Trans>
    </Text>
  );
}

function RecordedReview({ review }: ReviewProps) {
  return (
    <Box my="1">
      <Text>
        <Trans>Review by {review.author.name}</Trans>
      </Text>
      <LongText>{review.text}</LongText>
    </Box>
  );
}
