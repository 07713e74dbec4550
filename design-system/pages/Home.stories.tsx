import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ambulance, Cross, Hospital, Pill, Stethoscope, Syringe } from 'lucide-react';
import { Advantages } from '../src/domain/Advantages/index.ts';
import { CallbackForm } from '../src/domain/CallbackForm/index.ts';
import { categories } from '../src/domain/CategoryTile/CategoryTile.fixtures.ts';
import { CategoryGrid } from '../src/domain/CategoryTile/index.ts';
import { ClientLogos } from '../src/domain/ClientLogos/index.ts';
import { CourseCard } from '../src/domain/CourseCard/index.ts';
import { HeroSlider } from '../src/domain/HeroSlider/index.ts';
import { courses } from '../src/domain/support/courses.fixtures.ts';
import { Carousel } from '../src/primitives/Carousel/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Page } from '../src/primitives/Page/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { pageModes } from './modes.ts';
import { PublicFrame } from './PageFrame.tsx';

const clients = [
  { id: '1', name: 'Nemuno klinikos', icon: Hospital },
  { id: '2', name: 'Baltijos greitoji', icon: Ambulance },
  { id: '3', name: 'Šilo ligoninė', icon: Cross },
  { id: '4', name: 'Aušros vaistinės', icon: Pill },
  { id: '5', name: 'Vilnelės poliklinika', icon: Stethoscope },
  { id: '6', name: 'Slaugos namai „Viržis“', icon: Syringe },
];

const Home = () => (
  <PublicFrame path="/" over="light">
    <HeroSlider
      slides={[
        {
          id: '1',
          label: 'Hibridiniai mokymai',
          title: 'Mokykitės tarp pamainų. Treniruokitės be rizikos pacientui.',
          lead: 'Teoriją išmoksite internetu, savo tempu. Sprendimus ir rankų darbą įtvirtinsite simuliacijų kambaryje, grupėje po tris.',
          actions: [
            { label: 'Rasti kursą', href: '/discover' },
            { label: 'Kaip vyksta mokymai', href: '/how-it-works' },
          ],
        },
        {
          id: '2',
          label: 'Naujas kambarys Kaune',
          title: 'Naujas simuliacijų kambarys Kaune',
          lead: 'Nuo sausio praktika vyksta ir Eivenių gatvėje.',
          actions: [{ label: 'Artimiausios datos', href: '/discover?sort=date' }],
        },
      ]}
      labels={{
        slides: 'Naujienos',
        carousel: 'karuselė',
        slide: 'skaidrė',
        pause: 'Sustabdyti skaidres',
        play: 'Leisti skaidres',
      }}
      rings={['Teorija internetu, savo tempu', 'Simuliacija grupėje po tris', 'Sertifikatas']}
    />
    <Page block="section">
      <Advantages
        title="Kaip auga įgūdis"
        items={[
          {
            title: 'Teorija, kai turite penkiolika minučių',
            text: 'Trumpos temos, vaizdo įrašai ir algoritmai.',
          },
          { title: 'Praktika grupėse po tris', text: 'Kiekvienas stovi prie paciento, ne už kitų nugarų.' },
          { title: 'Sertifikatas su aiškia galiojimo data', text: 'PDF – vienu paspaudimu.' },
        ]}
      />
    </Page>
    <Page block="section">
      <Stack gap={32}>
        <Heading level={2}>Kursai pagal kryptį</Heading>
        <CategoryGrid label="Kryptys" categories={categories} />
      </Stack>
    </Page>
    <Page block="section">
      <Carousel
        label="Dažniausiai renkasi"
        heading={<Heading level={2}>Dažniausiai renkasi</Heading>}
        items={courses.slice(0, 5).map((course) => ({
          id: String(course.id),
          content: <CourseCard {...course} layout="grid" />,
        }))}
      />
    </Page>
    <Page block="section" ground="sunken">
      <ClientLogos label="Mokosi įstaigų komandos" clients={clients} />
    </Page>
    <Page block="section">
      <CallbackForm
        title="Paskambinsime ir padėsime išsirinkti"
        lead="Palikite numerį. Atskambinsime darbo dieną nuo 8 iki 17 val."
        field={{ label: 'Telefono numeris', name: 'phone' }}
        submit="Laukiu skambučio"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      />
    </Page>
  </PublicFrame>
);

const meta: Meta<typeof Home> = {
  title: 'Pages/Home',
  component: Home,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
};
export default meta;

export const Whole: StoryObj<typeof Home> = {};
