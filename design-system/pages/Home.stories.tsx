import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ambulance, Cross, Hospital, Pill, Stethoscope, Syringe } from 'lucide-react';
import { Advantages } from '../src/domain/site/Advantages/index.ts';
import { CallbackForm } from '../src/domain/site/CallbackForm/index.ts';
import { categories } from '../src/domain/catalogue/CategoryTile/CategoryTile.fixtures.ts';
import { CategoryGrid } from '../src/domain/catalogue/CategoryTile/index.ts';
import { ClientLogos } from '../src/domain/site/ClientLogos/index.ts';
import { CourseCard } from '../src/domain/catalogue/CourseCard/index.ts';
import { slides } from '../src/domain/site/HeroSlider/HeroSlider.fixtures.ts';
import { HeroSlider } from '../src/domain/site/HeroSlider/index.ts';
import { courses } from '../src/domain/support/courses.fixtures.ts';
import { Carousel } from '../src/primitives/Carousel/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Inline } from '../src/primitives/Inline/index.ts';
import { Link } from '../src/primitives/Link/index.ts';
import { Page } from '../src/primitives/Page/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { pageModes } from './modes.ts';
import { PublicFrame } from './PageFrame.tsx';
import { useHearts } from './useHearts.ts';
import { t } from '../src/internal/phrases.fixtures.ts';

const clients = [
  { id: '1', name: t('Nemuno klinikos'), icon: Hospital },
  { id: '2', name: t('Baltijos greitoji'), icon: Ambulance },
  { id: '3', name: t('Šilo ligoninė'), icon: Cross },
  { id: '4', name: t('Aušros vaistinės'), icon: Pill },
  { id: '5', name: t('Vilnelės poliklinika'), icon: Stethoscope },
  { id: '6', name: t('Globos namai „Liepa“'), icon: Syringe },
];

function Home() {
  const heart = useHearts();
  return (
    <PublicFrame path="/" over="light">
      <HeroSlider
        slides={slides}
        rings={[t('Teorija internetu, savo tempu'), t('Simuliacija grupėje po tris'), t('Sertifikatas')]}
      />
      <Page block="section">
        <Stack gap={80}>
          <Advantages
            title={t('Kaip auga įgūdis')}
            items={[
              {
                title: t('Teorija, kai turite penkiolika minučių'),
                text: t(
                  'Trumpos temos, vaizdo įrašai ir algoritmai. Pradėkite kompiuteriu, tęskite telefone: vieta išsaugoma.',
                ),
              },
              {
                title: t('Praktika grupėse po tris'),
                text: t(
                  'Kiekvienas stovi prie paciento, ne už kitų nugarų. Scenarijų su instruktoriumi aptariate iškart.',
                ),
              },
              {
                title: t('Sertifikatas su aiškia galiojimo data'),
                text: t(
                  'Galutinis rezultatas, autorinė organizacija ir galiojimo laikas matomi iš karto. PDF – vienu paspaudimu.',
                ),
              },
            ]}
          />
          <Stack gap={32} as="section">
            <Inline justify="between" align="end" gap={24}>
              <Heading level={2}>{t('Rinkitės kryptį')}</Heading>
              <Link alone href="/discover">
                {t('Visi 52 kursai')}
              </Link>
            </Inline>
            <CategoryGrid label={t('Kryptys')} categories={categories} />
          </Stack>
        </Stack>
      </Page>
      <Page as="section" block="section" ground="sunken">
        <Carousel
          bleed
          label={t('Dažniausiai renkami')}
          heading={<Heading level={2}>{t('Dažniausiai renkami')}</Heading>}
          items={courses.slice(0, 6).map((course) => ({
            id: String(course.courseId),
            content: <CourseCard {...heart(course)} layout="grid" />,
          }))}
        />
      </Page>
      <Page block="section">
        <Stack gap={56}>
          <ClientLogos label={t('Mokosi daugiau nei 20 įstaigų komandos')} clients={clients} />
          <CallbackForm
            lead={t('Palikite numerį. Atskambinsime darbo dieną nuo 8 iki 17 val.')}
            field={{ name: 'phone' }}
            note={
              <>
                {t('Numerį naudosime tik šiam skambučiui.')}{' '}
                <Link href="/page/3">{t('Privatumo politika')}</Link>
              </>
            }
            onSubmit={(event) => {
              event.preventDefault();
            }}
          />
        </Stack>
      </Page>
    </PublicFrame>
  );
}

const meta: Meta<typeof Home> = {
  title: 'Pages/Home',
  component: Home,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
};
export default meta;

export const Whole: StoryObj<typeof Home> = {};
