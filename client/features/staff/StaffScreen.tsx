import { Tabs } from '@chakra-ui/react/tabs';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { can } from '../../session/viewer/abilities';
import { useSession } from '../../session/viewer/SessionProvider';
import { PageTitle } from '../../shared/ui/PageTitle';
import { AuditLog } from './AuditLog';
import { Members } from './Members';
import { SeeAs } from './SeeAs';

type View = { name: string; label: string; content: ReactNode };

/**
 * The screen at /staff: the members of staff, support views and the audit log. Each part requires its own ability.
 */
export default function StaffScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Staff`} />
      <Views views={useViews()} />
    </>
  );
}

function useViews(): View[] {
  const { t } = useLingui();
  const { viewer } = useSession();
  const views = [
    { name: 'members', label: t`Members`, content: <Members />, isOpen: can(viewer, 'staff:grant') },
    { name: 'see-as', label: t`Support view`, content: <SeeAs />, isOpen: can(viewer, 'sessions:see-as') },
    { name: 'log', label: t`Audit log`, content: <AuditLog />, isOpen: can(viewer, 'audit:read') },
  ];
  return views.filter(({ isOpen }) => isOpen);
}

/** Shows the parts as tabs, or a single part without tabs. The open tab is a query parameter of the URL. */
function Views({ views }: { views: View[] }) {
  const [query, setQuery] = useSearchParams();
  const [first] = views;
  if (views.length < 2) return first?.content;
  const shown = views.find(({ name }) => name === query.get('view')) ?? first;
  return (
    <Tabs.Root
      value={shown?.name}
      onValueChange={({ value }) => setQuery(value === first?.name ? {} : { view: value })}
      size="lg"
      lazyMount
      unmountOnExit
    >
      <Tabs.List>
        {views.map(({ name, label }) => (
          <Tabs.Trigger key={name} value={name}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {views.map(({ name, content }) => (
        <Tabs.Content key={name} value={name} pt="6">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
