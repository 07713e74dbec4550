import { useState } from 'react';
import { CourseCard } from '@medeina/design-system/domain/CourseCard';
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@medeina/design-system/primitives/Accordion';
import { Button } from '@medeina/design-system/primitives/Button';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import { Tabs } from '@medeina/design-system/primitives/Tabs';
import { MedeinaProvider } from '@medeina/design-system/provider';
// The page's second version, as if an embedded part brought its own.
import { Button as OtherButton } from '@other/design-system/primitives/Button';
import { MedeinaProvider as OtherProvider } from '@other/design-system/provider';

export function App() {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      <MedeinaProvider theme="light" locale="lt">
        <p data-testid="count">{count}</p>
        <Button onClick={() => setCount(count + 1)}>Skaičiuoti</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Ar tikrai?"
          description="Kursas dings iš sąrašo."
          trigger={<Button variant="outline">Pašalinti</Button>}
          actions={<Button onClick={() => setOpen(false)}>Taip</Button>}
        />
        <AccordionRoot>
          <AccordionItem value="when">
            <AccordionTrigger>Kada pradėsiu?</AccordionTrigger>
            <AccordionContent>Iškart po užsakymo.</AccordionContent>
          </AccordionItem>
        </AccordionRoot>
        <Tabs
          label="Kursas"
          tabs={[
            { value: 'about', label: 'Apie', content: 'Apie kursą' },
            { value: 'faq', label: 'Klausimai', content: 'Dažni klausimai' },
          ]}
        />
        <CourseCard
          courseId={101}
          href="/course-about/101"
          title="Gaivinimas ir ūminės būklės"
          category={{ hue: 'emergency', label: 'Skubioji pagalba' }}
          price={{ price: '289,00 €', special: '245,00 €' }}
        />
      </MedeinaProvider>
      <MedeinaProvider theme="dark" locale="lt">
        <Button>Tamsoje</Button>
      </MedeinaProvider>
      <OtherProvider theme="light" locale="lt">
        <OtherButton>Kita laida</OtherButton>
      </OtherProvider>
    </>
  );
}
