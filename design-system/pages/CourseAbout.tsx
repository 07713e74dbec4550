import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Heart, Share2, ShoppingCart } from 'lucide-react';
import { AbilityList } from '../src/domain/catalogue/AbilityList/index.ts';
import { Awards } from '../src/domain/catalogue/Awards/index.ts';
import { dates as allDates } from '../src/domain/catalogue/BuyPanel/BuyPanel.fixtures.ts';
import { BuyBarSpace, BuyPanel } from '../src/domain/catalogue/BuyPanel/index.ts';
import { CourseCard } from '../src/domain/catalogue/CourseCard/index.ts';
import { CourseHeader } from '../src/domain/catalogue/CourseHeader/index.ts';
import { Estimator } from '../src/domain/catalogue/Estimator/index.ts';
import { FaqAccordion } from '../src/domain/site/FaqAccordion/index.ts';
import { RatingDistribution, ReviewList } from '../src/domain/catalogue/Reviews/index.ts';
import { SubjectsAccordion } from '../src/domain/catalogue/SubjectsAccordion/index.ts';
import { courses } from '../src/domain/support/courses.fixtures.ts';
import { Breadcrumb } from '../src/primitives/Breadcrumb/index.ts';
import { Button, ButtonLink } from '../src/primitives/Button/index.ts';
import { Carousel } from '../src/primitives/Carousel/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Inline } from '../src/primitives/Inline/index.ts';
import { Link } from '../src/primitives/Link/index.ts';
import { Page } from '../src/primitives/Page/index.ts';
import { Split } from '../src/primitives/Split/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { TabLinks } from '../src/primitives/TabLinks/index.ts';
import { Text } from '../src/primitives/Text/index.ts';
import * as styles from './pages.css.ts';
import { questions, reviewsIn, subjects } from './course.fixtures.ts';
import { PublicFrame } from './PageFrame.tsx';
import { useHearts } from './useHearts.ts';
import { hours } from '../src/internal/amounts.fixtures.ts';
import { language } from '../src/internal/phrases/language.fixtures.ts';
import { t } from '../src/internal/phrases.fixtures.ts';

interface SectionProps {
  title: string;
  /** Beside the title: a count, a link. */
  beside?: ReactNode;
  children: ReactNode;
}

function Section({ title, beside, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Inline justify="between" align="baseline">
        <Heading id={id} level={2} size="h3">
          {title}
        </Heading>
        {beside}
      </Inline>
      {children}
    </Stack>
  );
}

function Top({ liked, onLike }: { liked: boolean; onLike: () => void }) {
  return (
    <>
      <Page>
        <CourseHeader
          title={t('Specializuotas suaugusiųjų gaivinimas (ALS)')}
          category={{
            hue: 'emergency',
            label: t('Skubioji pagalba'),
            href: '/discover?category_id=61',
          }}
          lead={t(
            'Dviejų dienų kursas komandoms, kurios atsako į iškvietimą pirmosios: nuo ritmo atpažinimo iki sprendimo nutraukti gaivinimą.',
          )}
          session={{ days: t('Gruodžio 4–5 d.'), place: t('Vilnius'), seatsLeft: 9, more: 2 }}
          rating={{ value: 4.9, count: 312, href: '/course/101/reviews' }}
          facts={{
            duration: hours(14),
            format: { kind: 'hybrid', label: t('Hibridinis') },
            language: t('Lietuvių k.'),
          }}
          breadcrumb={
            <Breadcrumb
              parents={[
                { label: t('Kursai'), href: '/discover' },
                { label: t('Skubioji pagalba'), href: '/discover?category_id=61' },
              ]}
              current={t('Specializuotas suaugusiųjų gaivinimas (ALS)')}
            />
          }
          actions={
            <>
              <Button variant="outline" icon={Heart} aria-pressed={liked} onClick={onLike}>
                {t('Įtraukti į mėgstamus')}
              </Button>
              <Button variant="ghost" icon={Share2}>
                {t('Dalytis')}
              </Button>
            </>
          }
        />
      </Page>
      <div className={styles.tabs}>
        <Page>
          <div className={styles.tabsInner}>
            <TabLinks
              label={t('Kurso informacija')}
              links={[
                { label: t('Apie kursą'), href: '/course-about/101', current: true },
                { label: t('Temos'), href: '/course/101/subjects', count: subjects.length },
                { label: t('Atsiliepimai'), href: '/course/101/reviews', count: 312 },
                { label: t('DUK'), href: '/course/101/faq' },
              ]}
            />
          </div>
        </Page>
      </div>
    </>
  );
}

function Words() {
  return (
    <>
      <Section title={t('Ką mokėsite po kurso')}>
        <AbilityList
          abilities={[
            t('Atpažinti ritmus, kuriems reikia iškrovos, greičiau nei per 10 sekundžių'),
            t('Vadovauti gaivinimo komandai ir aiškiai skirstyti vaidmenis'),
            t('Saugiai atlikti defibriliaciją ir kardioversiją'),
            t('Ieškoti grįžtamųjų priežasčių pagal 4H ir 4T'),
          ]}
        />
      </Section>
      <Section title={t('Apie kursą')}>
        <Text measure="body">
          {t(
            'Teorinę dalį baigsite internetu per dvi savaites iki praktikos: šešios temos, 27 trumpos dalys, pasitikrinimo testai po kiekvienos. Į simuliacijų kambarį atvyksite jau žinodami algoritmus, todėl visas laikas skiriamas rankoms ir sprendimams.',
          )}
        </Text>
        <Text measure="body">
          {t(
            'Praktikoje dirbsite grupėje po tris su aukšto tikslumo simuliatoriumi. Kiekvienas scenarijus filmuojamas ir iškart aptariamas su instruktoriumi.',
          )}
        </Text>
      </Section>
      <Section
        title={t('Temos')}
        beside={
          <Text size="small" tone="muted">
            {t('6 temos, apie 6 val. 40 min. teorijos')}
          </Text>
        }
      >
        <SubjectsAccordion subjects={subjects} defaultOpen={['3']} />
      </Section>
      <GroupPrice />
      <Section title={t('Atsiliepimai')} beside={<Link href="/course/101/reviews">{t('Visi 312')}</Link>}>
        <RatingDistribution average={4.9} counts={[284, 22, 5, 1, 0]} />
        <ReviewList reviews={reviewsIn(language)} />
      </Section>
      <Section title={t('Dažnai užduodami klausimai')}>
        <FaqAccordion
          items={questions.map(({ id, question, answer }) => ({ id, question, answer: <p>{answer}</p> }))}
        />
        <div>
          <ButtonLink variant="outline" href="/help/offer?course=101">
            {t('Klausti apie kursą')}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

function GroupPrice() {
  return (
    <Estimator
      min={100}
      max={2500}
      step={10}
      defaultValue={320}
      ticks={[100, 500, 1000, 2000, 2500]}
      rates={[
        { upTo: 100, price: 89 },
        { upTo: 500, price: 49 },
        { upTo: 1000, price: 29 },
        { upTo: 2000, price: 19.9 },
      ]}
      href="/help/offer?course=101&people={people}"
    />
  );
}

/** Three, and one behind "show more". */
const dates = allDates.slice(0, 4);

function Buy({ liked, onLike }: { liked: boolean; onLike: () => void }) {
  const [date, setDate] = useState('1');
  const chosen = dates.find(({ id }) => id === date);
  return (
    <div className={styles.aside}>
      <BuyPanel
        price={chosen?.price}
        unit={t('vienam asmeniui')}
        options={dates}
        value={date}
        onChange={setDate}
        action={{ label: t('Į krepšelį'), icon: ShoppingCart, onPress: () => undefined }}
        facts={[
          { label: t('Trukmė'), value: hours(14) },
          { label: t('Praktika'), value: t('Simuliacijų kambaryje') },
          { label: t('Grupė'), value: t('3 dalyviai') },
          { label: t('Sertifikatas'), value: t('Galioja 2 metus') },
        ]}
        choice={chosen?.title}
        favourite={{ on: liked, onToggle: onLike }}
      />
      <Awards
        awards={[
          {
            title: t('Metų simuliacinis kursas 2025'),
            subtitle: t('Simuliacinio mokymo draugija „Ataidas“'),
          },
        ]}
      />
    </div>
  );
}

/** The public page of a course, with all its tabs one below the other. */
export function CourseAbout() {
  const heart = useHearts();
  const [liked, setLiked] = useState(false);
  const like = () => {
    setLiked(!liked);
  };
  return (
    <>
      <PublicFrame path="/course-about/101">
        <Top liked={liked} onLike={like} />
        <Page>
          <div className={styles.body}>
            <Split ratio="course-body">
              <Stack gap={56}>
                <Words />
              </Stack>
              <Buy liked={liked} onLike={like} />
            </Split>
          </div>
        </Page>
        <Page as="section" block="section" ground="sunken">
          <Carousel
            bleed
            label={t('Panašūs kursai')}
            heading={<Heading level={2}>{t('Panašūs kursai')}</Heading>}
            items={courses.slice(1, 7).map((course) => ({
              id: String(course.courseId),
              content: <CourseCard {...heart(course)} layout="grid" />,
            }))}
          />
        </Page>
      </PublicFrame>
      <BuyBarSpace />
    </>
  );
}
