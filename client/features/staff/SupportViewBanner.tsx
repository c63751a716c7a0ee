import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import Eye from '~icons/lucide/eye';
import { useSession } from '../../session/viewer/SessionProvider';
import { ON_SCREEN_ONLY } from '../../shared/theme/paper';
import { LiveRegion } from '../../shared/ui/LiveRegion';
import { useEndSupportView } from './useEndSupportView';
import { useMinutesLeft } from './useMinutesLeft';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    top: 'bar',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    columnGap: '4',
    paddingInline: { base: '4', md: '8' },
    paddingBlock: '2',
    bg: 'orange.subtle',
    color: 'orange.fg',
    borderBottomWidth: '1px',
    borderColor: 'orange.muted',
    textStyle: 'sm',
    '& svg': { flexShrink: '0' },
    ...ON_SCREEN_ONLY,
  },
});

const Words = chakra('p', { base: { flex: '1 1 12rem', overflowWrap: 'anywhere' } });

/**
 * Shows on every screen that a support member sees the site as another account, with a button that ends this view.
 */
export default function SupportViewBanner() {
  const { t } = useLingui();
  const { viewer } = useSession();
  const { end, ending } = useEndSupportView();
  const minutes = useMinutesLeft(viewer?.supportView?.expiresAt ?? '');
  const name = viewer?.name;
  return (
    <Bar aria-label={t`Support view`}>
      <Eye width={18} height={18} aria-hidden />
      <Words>
        <Trans>
          You see the site as <strong>{name}</strong>. Read-only.
        </Trans>{' '}
        <MinutesLeft minutes={minutes} />
      </Words>
      <Button size="sm" variant="outline" colorPalette="orange" loading={ending} onClick={() => void end()}>
        <Trans>End support view</Trans>
      </Button>
      <Announcement minutes={minutes}>{t`You see the site as ${name}. Read-only.`}</Announcement>
    </Bar>
  );
}

const NEARLY_OVER = 5;

/** Announces the support view to screen readers at its start, and the remaining minutes only near the end. */
function Announcement({ minutes, children }: { minutes: number; children: string }) {
  const [isThere, setThere] = useState(false);
  // A live region announces only text that is added after the region itself.
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  const isNearlyOver = minutes <= NEARLY_OVER;
  return <LiveRegion>{isThere && (isNearlyOver ? <MinutesLeft minutes={minutes} /> : children)}</LiveRegion>;
}

const MinutesLeft = ({ minutes }: { minutes: number }) => (
  <Plural value={minutes} one="# minute left" other="# minutes left" />
);
