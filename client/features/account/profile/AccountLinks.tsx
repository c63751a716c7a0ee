import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import Bookmark from '~icons/lucide/bookmark';
import LayoutDashboard from '~icons/lucide/layout-dashboard';
import Settings from '~icons/lucide/settings';
import type { ComponentType, SVGProps } from 'react';
import { paths } from '../../../shared/navigation/paths';

const Links = chakra('nav', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)', lg: '1fr' }, gap: '4' },
});

const LinkCard = chakra(Link, {
  base: {
    display: 'flex',
    gap: '4',
    padding: '5',
    bg: 'bg.panel',
    borderRadius: 'l3',
    boxShadow: 'sm',
    transition: 'box-shadow 150ms',
    _hover: { boxShadow: 'md' },
    _focusVisible: { focusVisibleRing: 'outside' },
    '& svg': { flexShrink: 0, color: 'primary.fg' },
  },
});

/** Links from the profile to other parts of the account. */
export function AccountLinks() {
  const { t } = useLingui();
  const links: { to: string; icon: ComponentType<SVGProps<SVGSVGElement>>; title: string; hint: string }[] = [
    { to: paths.settings, icon: Settings, title: t`Settings`, hint: t`Emails, theme, language and password` },
    { to: paths.bookmarks, icon: Bookmark, title: t`Bookmarks`, hint: t`Books you have saved for later` },
    {
      to: paths.dashboard,
      icon: LayoutDashboard,
      title: t`Dashboard`,
      hint: t`Your listings and sales`,
    },
  ];
  return (
    <Links aria-label={t`More in your account`}>
      {links.map(({ to, icon: Icon, title, hint }) => (
        <LinkCard key={to} to={to}>
          <Icon width={22} height={22} aria-hidden />
          <div>
            <Text fontWeight="semibold">{title}</Text>
            <Text color="fg.muted" textStyle="sm">
              {hint}
            </Text>
          </div>
        </LinkCard>
      ))}
    </Links>
  );
}
