import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths';
import { MonthsField } from '../../../entities/rental/MonthsField';
import { monthsTyped } from '../../../entities/rental/monthsTyped';
import { useQuote } from '../../../entities/rental/useQuote';
import { FormDialog } from '../../../shared/forms/FormDialog';
import type { LeaseOfferFragment } from '../facts/Book.generated';
import { RentalTerms } from './RentalTerms';
import { Arrival } from './Arrival';
import { RentalCost } from './RentalCost';
import { fits, StartDateField } from './StartDateField';
import { StartDatePicker } from './StartDatePicker';
import { useAddToCart } from '../facts/useAddToCart';
import { RentalQuoteDocument } from './RentalQuote.generated';
import { useStart } from './useStart';

type Props = {
  book: { readonly id: string; readonly title: string };
  lease: LeaseOfferFragment;
  onClose: () => void;
};

/** Asks for the start and the duration of a rental. */
export default function RentDialog({ book, lease, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(String(lease.minDuration));
  const months = monthsTyped(typed, lease.minDuration, lease.longestRental);
  const rental = { bookId: book.id, months: months ?? lease.minDuration };
  const start = useStart(rental);
  const { startsOn } = start;
  const isPossible = months !== null && startsOn !== '' && fits(start.calendar, startsOn);
  const quote = useQuote(RentalQuoteDocument, isPossible ? { ...rental, startsOn } : null);
  const { rent, busy, failure } = useRent(book.id);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPossible) void rent({ months: rental.months, startsOn });
  };
  return (
    <FormDialog
      open
      wide
      title={t`Rent Book`}
      submit={t`Add to Cart`}
      disabled={!isPossible}
      busy={busy}
      failure={failure}
      summary={<RentalCost shown={quote} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text textStyle="lg" fontFamily="heading" mt="-3">
        {book.title}
      </Text>
      <Columns>
        <Stack gap="4">
          <RentalTerms lease={lease} shown={quote} />
          <Duration lease={lease} typed={typed} months={months} onChange={setTyped} />
          <StartDateField {...start} />
          <Arrival />
        </Stack>
        <StartDatePicker {...start} shown={quote} />
      </Columns>
    </FormDialog>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
    rowGap: '4',
  },
});

type DurationProps = {
  lease: LeaseOfferFragment;
  typed: string;
  months: number | null;
  onChange: (typed: string) => void;
};

function Duration({ lease, typed, months, onChange }: DurationProps) {
  const { t } = useLingui();
  const { minDuration: least, longestRental: most } = lease;
  return (
    <MonthsField
      label={t`Rental Duration (months)`}
      value={typed}
      least={least}
      most={most}
      invalid={months === null}
      onChange={onChange}
    />
  );
}

/** Returns a function that adds the rental to the cart and then opens the cart. */
function useRent(bookId: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { add, busy, failure } = useAddToCart(t`Failed to add book to cart`);
  const rent = async (rental: { months: number; startsOn: string }) => {
    if (await add({ bookId, type: 'RENTAL', rental })) await navigate(paths.cart);
  };
  return { rent, busy, failure };
}
