import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccordionRoot } from '../primitives/Accordion/index.ts';
import { Carousel } from '../primitives/Carousel/index.ts';
import { CheckboxGroup } from '../primitives/CheckboxGroup/index.ts';
import { ErrorSummary } from '../primitives/ErrorSummary/index.ts';
import { LikertScale } from '../primitives/Scale/index.ts';
import { QuestionNavigation } from './learning/QuestionNavigation/index.ts';
import { VitalSigns } from './learning/ScenarioPath/index.ts';
import { RadioGroup } from '../primitives/RadioGroup/index.ts';
import { TabLinks } from '../primitives/TabLinks/index.ts';
import { AbilityList } from './catalogue/AbilityList/index.ts';
import { Advantages } from './site/Advantages/index.ts';
import { Awards } from './catalogue/Awards/index.ts';
import { CartList } from './shopping/CartItem/index.ts';
import { CategoryGrid } from './catalogue/CategoryTile/index.ts';
import { CertificateGrid } from './learning/CertificateCard/index.ts';
import { ClientLogos } from './site/ClientLogos/index.ts';
import { ContactDetails } from './site/ContactDetails/index.ts';
import { CourseGrid } from './catalogue/CourseGrid/index.ts';
import { CourseProgressList } from './learning/CourseProgressRow/index.ts';
import { EcgStrip } from './learning/EcgStrip/index.ts';
import { FlowChart } from './learning/FlowChart/index.ts';
import { FaqAccordion } from './site/FaqAccordion/index.ts';
import { FaqTiles } from './site/FaqTiles/index.ts';
import { FilterDialog } from './catalogue/FilterDialog/index.ts';
import { FilterGroups, FilterSidebar } from './catalogue/FilterSidebar/index.ts';
import { FilterTags } from './catalogue/FilterTags/index.ts';
import { LecturerList } from './catalogue/LecturerList/index.ts';
import { MaterialSection } from './learning/MaterialRow/index.ts';
import { ConversationList } from './account/MessageThread/index.ts';
import { MobileMenuLinks } from './site/MobileMenu/index.ts';
import { OfferList } from './catalogue/OfferList/index.ts';
import { PartnerLogos } from './site/PartnerLogos/index.ts';
import { ProductDetail } from './catalogue/ProductList/index.ts';
import { PurchaseList } from './shopping/PurchaseRow/index.ts';
import { ReviewList } from './catalogue/Reviews/index.ts';
import { SubjectsAccordion } from './catalogue/SubjectsAccordion/index.ts';
import { TabBar } from './site/TabBar/index.ts';
import { TopicList } from './learning/TopicList/index.ts';

function nothing() {}

const label = 'Kursai';

const empty: readonly (readonly [name: string, draw: () => ReactElement])[] = [
  ['AccordionRoot', () => <AccordionRoot>{[]}</AccordionRoot>],
  ['Carousel', () => <Carousel label={label} heading={<h2>{label}</h2>} items={[]} />],
  ['RadioGroup', () => <RadioGroup outlined label={label} options={[]} />],
  ['TabLinks', () => <TabLinks label={label} links={[]} />],
  ['AbilityList', () => <AbilityList abilities={[]} />],
  ['LecturerList', () => <LecturerList lecturers={[]} />],
  ['Advantages', () => <Advantages title={label} items={[]} />],
  ['Awards', () => <Awards label={label} awards={[]} />],
  ['CartList', () => <CartList items={[]} />],
  ['CategoryGrid', () => <CategoryGrid label={label} categories={[]} />],
  ['CertificateGrid', () => <CertificateGrid certificates={[]} />],
  ['ClientLogos', () => <ClientLogos label={label} clients={[]} />],
  ['ContactDetails', () => <ContactDetails details={[]} />],
  ['ConversationList', () => <ConversationList conversations={[]} />],
  ['CourseGrid', () => <CourseGrid label={label} courses={[]} />],
  ['CourseProgressList', () => <CourseProgressList courses={[]} />],
  ['EcgStrip', () => <EcgStrip ecg={{ rhythm: 'asystole', seconds: 6, leads: [] }} />],
  ['FlowChart', () => <FlowChart label={label} steps={[]} />],
  ['FaqAccordion', () => <FaqAccordion items={[]} />],
  ['FaqTiles', () => <FaqTiles label={label} tiles={[]} />],
  [
    'FilterDialog',
    () => (
      <FilterDialog
        defaultOpen
        trigger={<button type="button">{label}</button>}
        groups={[]}
        tags={[]}
        onChange={nothing}
        onRemove={nothing}
        onClear={nothing}
      />
    ),
  ],
  ['FilterGroups', () => <FilterGroups groups={[]} onChange={nothing} />],
  ['FilterSidebar', () => <FilterSidebar groups={[]} onChange={nothing} />],
  ['FilterTags', () => <FilterTags tags={[]} onRemove={nothing} />],
  ['MaterialSection', () => <MaterialSection title={label} materials={[]} />],
  ['MobileMenuLinks', () => <MobileMenuLinks label={label} items={[]} onLeave={nothing} />],
  ['OfferList', () => <OfferList label={label} offers={[]} />],
  ['PartnerLogos', () => <PartnerLogos label={label} partners={[]} />],
  ['ProductDetail', () => <ProductDetail facts={[]} awards={[]} />],
  ['PurchaseList', () => <PurchaseList purchases={[]} />],
  ['ReviewList', () => <ReviewList label={label} reviews={[]} />],
  ['SubjectsAccordion', () => <SubjectsAccordion subjects={[]} />],
  ['TabBar', () => <TabBar label={label} items={[]} />],
  ['CheckboxGroup', () => <CheckboxGroup label={label} options={[]} />],
  ['ErrorSummary', () => <ErrorSummary errors={[]} />],
  ['LikertScale', () => <LikertScale label={label} statements={[]} answers={[]} />],
  ['QuestionNavigation', () => <QuestionNavigation questions={[]} />],
  ['VitalSigns', () => <VitalSigns vitals={{}} />],
  ['TopicList', () => <TopicList topics={[]} currentId={undefined} />],
];

test.each(empty)('%s renders nothing without content', (_name, draw) => {
  expect(renderToStaticMarkup(draw())).toBe('');
});
