import { Tabs } from '@chakra-ui/react/tabs';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../shared/ui/PageTitle';
import { ActionsRecord } from './ActionsRecord';
import { Reports } from './Reports';
import { ReviewReports } from './ReviewReports';

/** The tabs other than the first. The open tab is a query parameter of the URL. */
const VIEWS = ['reviews', 'record'] as const;

/** The screen at /moderation, for moderators: open reports and past actions. */
export default function ModerationScreen() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <PageTitle title={t`Moderation`} />
      <Tabs.Root
        value={VIEWS.find((view) => view === query.get('view')) ?? 'reports'}
        onValueChange={({ value }) => setQuery(value === 'reports' ? {} : { view: value })}
        size="lg"
        lazyMount
        unmountOnExit
      >
        <Tabs.List>
          <Tabs.Trigger value="reports">{t`Reports`}</Tabs.Trigger>
          <Tabs.Trigger value="reviews">{t`Reviews`}</Tabs.Trigger>
          <Tabs.Trigger value="record">{t`Action log`}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="reports" pt="6">
          <Reports />
        </Tabs.Content>
        <Tabs.Content value="reviews" pt="6">
          <ReviewReports />
        </Tabs.Content>
        <Tabs.Content value="record" pt="6">
          <ActionsRecord />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
