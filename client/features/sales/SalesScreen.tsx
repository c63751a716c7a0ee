import { NativeSelect } from '@chakra-ui/react/native-select';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import type { OrderStatus } from '../../apollo/schema.generated';
import { ORDER_STATUS_LABELS } from '../../i18n/orderLabels';
import { PageTitle } from '../../ui/PageTitle';
import { SalesList } from './SalesList';

const STATUSES = Object.keys(ORDER_STATUS_LABELS) as OrderStatus[];

/** /dashboard: what others have ordered from the viewer, and what is to be done about it. */
export default function SalesScreen() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const status = STATUSES.find((each) => each.toLowerCase() === query.get('status'));
  const choose = (chosen: string) =>
    setQuery(chosen ? { status: chosen.toLowerCase() } : {}, { replace: true });
  return (
    <>
      <PageTitle
        title={t`Dashboard`}
        lead={t`Orders for your books.`}
        actions={
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
        }
      />
      <SalesList status={status} />
    </>
  );
}
