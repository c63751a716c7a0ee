import { Button } from '@chakra-ui/react/button';
import { Tabs } from '@chakra-ui/react/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import Store from '~icons/lucide/store';
import { paths } from '../../shared/navigation/paths';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { Listings } from './listings/Listings';
import { Overview } from './Overview';
import { Sales } from './sales/Sales';
import { useLiveDashboard } from './useLiveDashboard';

/** The screen at /dashboard: the tasks, figures, listings and sales of a seller. */
export default function DashboardScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useLiveDashboard();
  const dashboard = data?.dashboard;
  return (
    <>
      <PageTitle title={t`Dashboard`} actions={dashboard && dashboard.listings.total > 0 && <AddBooks />} />
      {!dashboard && (error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton height="28" />)}
      {dashboard?.listings.total === 0 && <NothingToSell />}
      {dashboard && dashboard.listings.total > 0 && (
        <Views
          views={{
            overview: { label: t`Overview`, content: <Overview dashboard={dashboard} /> },
            listings: { label: t`Listings`, content: <Listings counts={dashboard.listings} /> },
            sales: { label: t`Sales`, content: <Sales /> },
          }}
        />
      )}
    </>
  );
}

type View = { label: string; content: ReactNode };

/** The tabs of the dashboard. The open tab is a query parameter of the URL. */
function Views({ views }: { views: Record<'overview' | 'listings' | 'sales', View> }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('view') ?? '';
  return (
    <Tabs.Root
      value={asked in views ? asked : 'overview'}
      onValueChange={({ value }) => setQuery(value === 'overview' ? {} : { view: value })}
      size="lg"
      lazyMount
      unmountOnExit
    >
      <Tabs.List>
        {Object.entries(views).map(([name, { label }]) => (
          <Tabs.Trigger key={name} value={name}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {Object.entries(views).map(([name, { content }]) => (
        <Tabs.Content key={name} value={name} pt="6">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function AddBooks() {
  return (
    <Button asChild>
      <Link to={paths.listBook}>
        <Trans>Add Books</Trans>
      </Link>
    </Button>
  );
}

function NothingToSell() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Store />}
      title={t`You are not selling anything yet`}
      hint={t`List a book for sale or for rent. Its orders, rentals and revenue appear here.`}
      action={<AddBooks />}
    />
  );
}
