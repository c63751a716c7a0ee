import { AboutUs } from './AboutUs';
import { Banner } from './Banner';
import { CallToAction } from './CallToAction';
import { HowItWorks } from './HowItWorks';
import { OurTeam } from './OurTeam';

/** / : what the place is, and the way in. */
export function HomeScreen() {
  return (
    <>
      <Banner />
      <AboutUs />
      <HowItWorks />
      <OurTeam />
      <CallToAction />
    </>
  );
}
