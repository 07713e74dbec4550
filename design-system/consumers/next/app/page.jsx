// A server component: components of both kinds stand in it as they are.
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
  CourseCard,
  Heading,
  MedeinaProvider,
  Stack,
  translations,
} from '@medeina/design-system';
// The second version that this page has, as when an embedded part brings its own.
import { Button as OtherButton } from '@other/design-system/primitives/Button';
import { MedeinaProvider as OtherProvider } from '@other/design-system/provider';
import { Remove } from './Remove.jsx';

export default function Page() {
  return (
    <MedeinaProvider locale="lt" texts={translations.lt}>
      <Stack gap={24}>
        <Heading level={1}>Kursai</Heading>
        <CourseCard
          id={101}
          href="/course-about/101"
          title="Gaivinimas ir ūminės būklės"
          category={{ hue: 'emergency', label: 'Skubioji pagalba' }}
          price={{ price: '289,00 €', special: '245,00 €' }}
        />
        <AccordionRoot>
          <AccordionItem value="when">
            <AccordionTrigger>Kada pradėsiu?</AccordionTrigger>
            <AccordionContent>Iškart po užsakymo.</AccordionContent>
          </AccordionItem>
        </AccordionRoot>
        <Remove />
        <OtherProvider locale="lt">
          <OtherButton>Kita laida</OtherButton>
        </OtherProvider>
      </Stack>
    </MedeinaProvider>
  );
}
