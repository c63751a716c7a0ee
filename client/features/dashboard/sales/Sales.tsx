import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '../../../shared/contract/schema.generated';
import { ORDER_STATUS_LABELS } from '../../../entities/order/orderLabels';
import { CsvLink } from '../figures/CsvLink';
import { SalesList } from './SalesList';

const STATUSES = Object.keys(ORDER_STATUS_LABELS) as OrderStatus[];

/** Shows the viewer's fulfillments as a seller. The status filter is a query parameter of the URL. */
export function Sales() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const status = STATUSES.find((each) => each.toLowerCase() === query.get('status'));
  const choose = (chosen: string) =>
    setQuery({ view: 'sales', ...(chosen && { status: chosen.toLowerCase() }) }, { replace: true });
  return (
    <>
      <Flex mb="5" gap="4" wrap="wrap" justify="space-between">
        <NativeSelect.Root width={{ base: 'full', sm: '52' }}>
          <NativeSelect.Field
            aria-label={t`Status`}
            value={status ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">{t`All statuses`}</option>
            {STATUSES.map((each) => (
              <option key={each} value={each}>
                {t(ORDER_STATUS_LABELS[each])}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <CsvLink of="sales" />
      </Flex>
      <SalesList status={status} />
    </>
  );
}
