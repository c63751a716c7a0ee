import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import avatar from '../shared/ui/avatar.svg';

const Round = chakra('button', {
  base: { borderRadius: 'full', cursor: 'button', focusVisibleRing: 'outside' },
});

const Picture = chakra('img', { base: { boxSize: '10', borderRadius: 'full' } });

/** The avatar button that opens the account menu. */
export function AvatarButton({ name, ...button }: { name: string } & ComponentProps<typeof Round>) {
  const { t } = useLingui();
  return (
    <Round aria-label={t`Account of ${name}`} {...button}>
      <Picture src={avatar} alt={name} />
    </Round>
  );
}
