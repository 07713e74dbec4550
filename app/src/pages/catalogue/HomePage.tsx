import type { Slide } from '@medeina/contract';
import { HeroSlider } from '@medeina/design-system/domain/HeroSlider';
import type { HeroSlide } from '@medeina/design-system/domain/HeroSlider';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Suspense, lazy, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useConfig } from '../../data/config.ts';
import { useContactDetails } from '../../data/content/contactDetails.ts';
import { headerToneOver, patternOf, pictureOf, useSlides } from '../../data/content/slides.ts';
import { matchAddress } from '../../matching.ts';
import { useIsUser, useOfSession } from '../../session/hooks.ts';
import { useHeaderTone } from '../../shell/frame/headerTone.ts';
import { useHead } from '../../shell/head.tsx';
import { organisation, website } from '../../shell/structured.ts';
import { AdvantagesSection } from './home/AdvantagesSection.tsx';
import { BestsellersSection } from './home/BestsellersSection.tsx';
import { CallBackSection } from './home/CallBackSection.tsx';
import { CategoriesSection } from './home/CategoriesSection.tsx';
import { ClientsSection } from './home/ClientsSection.tsx';
import { OffersSection } from './home/OffersSection.tsx';
import { PracticeSection } from './home/PracticeSection.tsx';
import * as styles from './HomePage.css.ts';

/**
 * In the order of the page. Each is hydrated by itself, after what stands above it. Drawn once for all: a page that is
 * drawn anew would have React hydrate all of them at once.
 */
const sections = [
  <AdvantagesSection key="advantages" />,
  <CategoriesSection key="categories" />,
  <BestsellersSection key="bestsellers" />,
  <OffersSection key="offers" />,
  <ClientsSection key="clients" />,
  <PracticeSection key="practice" />,
  <CallBackSection key="callBack" />,
].map((section) => <Suspense key={section.key}>{section}</Suspense>);

const KeptCourses = lazy(async () => ({
  default: (await import('./home/KeptCourses.tsx')).KeptCourses,
}));
/** The slide shown where the site has none, or they failed to load. */
function ownSlide(intl: IntlShape): HeroSlide {
  return {
    id: 'own',
    title: intl.formatMessage({ id: 'catalogue.home.heroTitle' }),
    lead: intl.formatMessage({ id: 'catalogue.home.heroText' }),
    actions: [{ label: intl.formatMessage({ id: 'catalogue.home.find' }), href: '/discover' }],
  };
}

function heroSlide(slide: Slide, isUser: boolean): HeroSlide {
  return {
    id: String(slide.id),
    title: slide.title,
    lead: slide.text ?? undefined,
    label: slide.label ?? undefined,
    actions: [
      { label: slide.link_text, href: slide.link },
      { label: slide.link_text2, href: slide.link2 },
    ]
      .flatMap(({ label, href }) => (label === null || href === null ? [] : [{ label, href }]))
      // A page for guests would redirect a user home.
      .filter(({ href }) => !isUser || !href.startsWith('/') || matchAddress(href).entry.guard !== 'guest'),
    image: pictureOf(slide),
    pattern: patternOf(slide),
  };
}

function Hero() {
  const intl = useIntl();
  const { data, error } = useSlides();
  const slides = data?.data;
  const [current, setCurrent] = useState(0);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const isUser = useIsUser();
  const text = (id: string) => intl.formatMessage({ id: `catalogue.home.${id}` });
  const shown = useMemo(
    () =>
      slides === undefined || slides.length === 0
        ? [ownSlide(intl)]
        : slides.map((slide) => heroSlide(slide, isUser)),
    [slides, isUser, intl],
  );

  // The last slide where there are fewer now. A drawing replaces a picture that failed to load.
  const slide = slides?.[current] ?? slides?.at(-1);
  useHeaderTone(missing.includes(slide?.image ?? '') ? 'light' : headerToneOver(slide));

  if (slides === undefined && error === undefined)
    return (
      <Band ground="deep">
        <div className={styles.heroSpace} />
      </Band>
    );
  return (
    <HeroSlider
      slides={shown}
      rings={[text('ring.theory'), text('ring.practice'), text('ring.certificate')]}
      onIndexChange={setCurrent}
      onMissing={(source) => setMissing((known) => [...known, source])}
    />
  );
}

/** The way in: what Medeina is, the fields of medicine, the courses that most people choose, and who learns here. */
export function Page() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `catalogue.home.${id}` });
  const { public_url: origin } = useConfig();
  const details = useContactDetails();
  const isRemembered = useOfSession((session) => session.status === 'user' && session.isRemembered === true);
  useHead({
    title: text('title'),
    description: text('description'),
    canonical: '/',
    // Read from the server's document alone: the browser needs none of its code.
    structured: import.meta.env.SSR
      ? [organisation(origin, details), website(origin, intl.locale)]
      : undefined,
  });
  return (
    <>
      <Hero />
      {isRemembered && (
        <Suspense>
          <KeptCourses />
        </Suspense>
      )}
      {sections}
    </>
  );
}
