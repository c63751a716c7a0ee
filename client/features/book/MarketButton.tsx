import type { ButtonProps } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../fulfillment/StepButton';
import {
  usePutBackBookMutation,
  useTakeOffBookMutation,
  type MarketStateFragment,
} from './MarketSteps.generated';

type Props = {
  book: Pick<MarketStateFragment, 'id' | 'title' | 'status'>;
  size?: ButtonProps['size'];
};

/** Takes a listing off the market, or puts it back. For its seller. */
export function MarketButton({ book, size }: Props) {
  return book.status === 'UNLISTED' ? (
    <PutBackButton book={book} size={size} />
  ) : (
    <TakeOffButton book={book} size={size} />
  );
}

function PutBackButton({ book, size }: Props) {
  const { t } = useLingui();
  const [putBack] = usePutBackBookMutation();
  const take = async () => (await putBack({ variables: { input: { bookId: book.id } } })).data?.putBackBook;
  return <StepButton label={t`Put back on the market`} variant="outline" size={size} take={take} />;
}

function TakeOffButton({ book, size }: Props) {
  const { t } = useLingui();
  const [takeOff] = useTakeOffBookMutation();
  const take = async () => (await takeOff({ variables: { input: { bookId: book.id } } })).data?.takeOffBook;
  const question = {
    title: t`Take this book off the market?`,
    body: (
      <Trans>
        Nobody finds “{book.title}” any more until you put it back. What was ordered goes on as agreed.
      </Trans>
    ),
    confirm: t`Take it off`,
  };
  return (
    <StepButton
      label={t`Take off the market`}
      variant="outline"
      size={size}
      question={question}
      take={take}
    />
  );
}
