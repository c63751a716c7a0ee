import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useLingui } from '@lingui/react/macro';
import { Section } from './Section';
import { TEAM } from './teamSamples';

const PALETTES = ['primary', 'secondary', 'green', 'orange', 'blue'];

export function OurTeam() {
  const { t } = useLingui();
  return (
    <Section title={t`Our Team`}>
      <Grid
        as="ul"
        listStyleType="none"
        // Five columns on wide screens, down to a single column on a phone at 200% zoom.
        templateColumns="repeat(auto-fill, minmax(clamp(18%, 9.8rem, 100%), 1fr))"
        gap="3"
      >
        {TEAM.map((name, index) => (
          <Flex
            as="li"
            key={name}
            align="center"
            gap="3"
            bg="bg.panel"
            borderRadius="full"
            padding="1.5"
            boxShadow="xs"
            fontWeight="medium"
          >
            <Initial name={name} palette={PALETTES[index % PALETTES.length]} />
            {name}
          </Flex>
        ))}
      </Grid>
    </Section>
  );
}

function Initial({ name, palette }: { name: string; palette?: string }) {
  return (
    <Flex
      colorPalette={palette}
      boxSize="11"
      borderRadius="full"
      align="center"
      justify="center"
      fontFamily="heading"
      fontSize="lg"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      aria-hidden
    >
      {name[0]}
    </Flex>
  );
}
