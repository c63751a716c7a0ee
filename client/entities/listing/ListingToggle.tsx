import type { ButtonProps } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepButton } from '../../shared/ui/StepButton';
import {
  usePutBackBookMutation,
  useTakeOffBookMutation,
  type ListingStateFragment,
} from './ListingToggle.generated';

type Props = {
  book: Pick<ListingStateFragment, 'id' | 'title' | 'status'>;
  size?: ButtonProps['size'];
  onDone?: () => void;
};

/** Lets the seller take a listing off the market or put it back. */
export function ListingToggle(props: Props) {
  return props.book.status === 'UNLISTED' ? <PutBackButton {...props} /> : <TakeOffButton {...props} />;
}

function PutBackButton({ book, ...button }: Props) {
  const { t } = useLingui();
  const [putBack] = usePutBackBookMutation();
  const take = async () => (await putBack({ variables: { input: { bookId: book.id } } })).data?.putBackBook;
  return <StepButton label={t`Put back on the market`} variant="outline" take={take} {...button} />;
}

function TakeOffButton({ book, ...button }: Props) {
  const { t } = useLingui();
  const [takeOff] = useTakeOffBookMutation();
  const take = async () => (await takeOff({ variables: { input: { bookId: book.id } } })).data?.takeOffBook;
  const question = {
    title: t`Take this book off the market?`,
    body: (
      <Trans>
        “{book.title}” will not be visible until you put it back. Existing orders are not affected.
      </Trans>
    ),
    confirm: t`Take it off`,
  };
  return (
    <StepButton
      label={t`Take off the market`}
      variant="outline"
      question={question}
      take={take}
      {...button}
    />
  );
}
