import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextField } from '../../ui/form/TextField';
import type { LeaseOfferFragment } from './Book.generated';
import { LeaseConditions } from './LeaseConditions';
import { MonthsField } from './MonthsField';
import { RentalCost } from './RentalCost';
import { today } from './rentalQuote';
import { useAddToCart } from './useAddToCart';

type Props = {
  book: { readonly id: string; readonly title: string };
  lease: LeaseOfferFragment;
  onClose: () => void;
};

/** Asks for how long, and from when, a book is to be rented. */
export default function RentDialog({ book, lease, onClose }: Props) {
  const { t } = useLingui();
  const { minDuration: least, longestRental: most } = lease;
  const [typed, setTyped] = useState(String(least));
  const [startsOn, setStartsOn] = useState(today);
  const months = monthsBetween(least, most, typed);
  const { rent, busy, failure } = useRent(book.id);
  return (
    <FormDialog
      open
      title={t`Rent Book`}
      submit={t`Add to Cart`}
      disabled={months === null || !startsOn}
      busy={busy}
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault();
        if (months !== null) void rent({ months, startsOn });
      }}
      onClose={onClose}
    >
      <Text textStyle="lg" fontFamily="heading">
        {book.title}
      </Text>
      <LeaseConditions lease={lease} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <MonthsField
          value={typed}
          least={least}
          most={most}
          error={months === null ? t`Please choose ${least} to ${most} months` : undefined}
          onChange={setTyped}
        />
        <TextField
          label={t`Start date`}
          type="date"
          min={today()}
          value={startsOn}
          onChange={(event) => setStartsOn(event.currentTarget.value)}
        />
      </Grid>
      <RentalCost lease={lease} months={months} startsOn={startsOn} />
    </FormDialog>
  );
}

/** The number of months that was typed; null when the book cannot be rented for so long, or so short. */
function monthsBetween(least: number, most: number, typed: string): number | null {
  const months = /^\d+$/.test(typed) ? Number(typed) : NaN;
  return months >= least && months <= most ? months : null;
}

/** Puts the rental into the cart, and shows the cart once it is there. */
function useRent(bookId: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { add, busy, failure } = useAddToCart(t`Failed to add book to cart`);
  const rent = async (rental: { months: number; startsOn: string }) => {
    if (await add({ bookId, type: 'RENTAL', rental })) await navigate(paths.cart);
  };
  return { rent, busy, failure };
}
