import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../shared/navigation/useDocumentTitle';
import { AboutUs } from './AboutUs';
import { Banner } from './Banner';
import { CallToAction } from './CallToAction';
import { Genres } from './Genres';
import { HowItWorks } from './HowItWorks';
import { OurTeam } from './OurTeam';
import { HomeShelves } from './shelves/HomeShelves';

/** The home page, at /. `floating` is an element that floats above the content, such as the cart button. */
export function HomeScreen({ floating }: { floating?: ReactNode }) {
  const { t } = useLingui();
  useDocumentTitle(t`Buy and rent books`);
  return (
    <>
      <Banner />
      <Genres />
      <HomeShelves />
      <AboutUs />
      <HowItWorks />
      <OurTeam />
      <CallToAction />
      {floating}
    </>
  );
}
