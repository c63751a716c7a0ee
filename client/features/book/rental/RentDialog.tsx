import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths';
import { MonthsField } from '../../../entities/rental/MonthsField';
import { monthsTyped } from '../../../entities/rental/monthsTyped';
import { dueDate, likelyToday } from '../../../entities/rental/rentalQuote';
import { FormDialog } from '../../../shared/forms/FormDialog';
import type { LeaseOfferFragment } from '../facts/Book.generated';
import { RentalTerms } from './RentalTerms';
import { RentalCost } from './RentalCost';
import { fits, StartDateField } from './StartDateField';
import { StartDatePicker } from './StartDatePicker';
import { useAddToCart } from '../facts/useAddToCart';
import { useRentalCalendar } from './useRentalCalendar';

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
  const months = monthsTyped(typed, least, most);
  const { calendar, startsOn, dueOn, choose } = useStart(book.id, months, least);
  const { rent, busy, failure } = useRent(book.id);
  return (
    <FormDialog
      open
      wide
      title={t`Rent Book`}
      submit={t`Add to Cart`}
      disabled={months === null || !startsOn || !fits(calendar, startsOn)}
      busy={busy}
      failure={failure}
      summary={<RentalCost lease={lease} months={months} startsOn={startsOn} />}
      onSubmit={(event) => {
        event.preventDefault();
        if (months !== null) void rent({ months, startsOn });
      }}
      onClose={onClose}
    >
      <Text textStyle="lg" fontFamily="heading" mt="-3">
        {book.title}
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="4"
      >
        <Stack gap="4">
          <RentalTerms lease={lease} />
          <MonthsField
            label={t`Rental Duration (months)`}
            value={typed}
            least={least}
            most={most}
            error={months === null ? t`Please choose ${least} to ${most} months` : undefined}
            onChange={setTyped}
          />
          <StartDateField calendar={calendar} startsOn={startsOn} onChange={choose} />
        </Stack>
        <StartDatePicker calendar={calendar} startsOn={startsOn} dueOn={dueOn} onChange={choose} />
      </Grid>
    </FormDialog>
  );
}

/** The day on which the rental begins: the one that was chosen, otherwise today, or the first day that is free for it. */
function useStart(bookId: string, months: number | null, least: number) {
  const [chosen, choose] = useState<string | null>(null);
  const calendar = useRentalCalendar(bookId, months ?? least);
  const now = calendar?.first ?? likelyToday();
  const first = !calendar || calendar.canStart(now) ? now : (calendar.next ?? now);
  const startsOn = chosen ?? first;
  const dueOn = months === null || !startsOn ? null : dueDate(startsOn, months);
  return { calendar, startsOn, dueOn, choose };
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
