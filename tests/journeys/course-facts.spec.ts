import { headerNames, languageTags, localeTags } from '@medeina/contract';
import type { CourseDetail } from '@medeina/contract';
import { arrive } from '../support/arrive.ts';
import { expect, test } from '../support/test.ts';

test('a course’s page says who teaches, how long, where, and until when dates change @sample', async ({
  page,
  request,
  say,
  circumstances,
}) => {
  const answer = await request.get('/api/products/101', {
    headers: { [headerNames.language]: languageTags[circumstances.language] },
  });
  const { data: course }: { data: CourseDetail } = await answer.json();
  await arrive(page, '/course-about/101');
  const main = page.getByRole('main');

  await test.step('who teaches', async () => {
    const section = main.getByRole('region', { name: say('catalogue.course.lecturers') });
    const items = section.getByRole('listitem');
    await expect(items).toHaveCount(course.lecturers.length);
    for (const [index, { name, profession, about }] of course.lecturers.entries())
      for (const words of [name, profession, about ?? name])
        await expect(items.nth(index)).toContainText(words);
  });

  await test.step('theory, practice, certificate and development apart', async () => {
    const facts = main.getByRole('list').filter({ hasText: say('catalogue.development', { hours: 14 }) });
    const fact = (name: string, value: string) => say('catalogue.fact', { name: say(name), value });
    const validity = say('catalogue.buy.certificate.years', { count: 2 }).toLowerCase();
    await expect(facts).toContainText(fact('catalogue.buy.certificate', validity));
    await expect(facts).toContainText(fact('catalogue.buy.theory', '').trim());
    const days = say('catalogue.buy.days', {
      days: 2,
      duration: say('catalogue.duration.hours', { hours: 12 }),
    });
    await expect(facts).toContainText(fact('catalogue.buy.practice', days));
    await expect(
      facts.getByText(say('catalogue.duration.hours', { hours: course.duration_hours }), { exact: true }),
    ).toHaveCount(0);
  });

  const panel = main.getByRole('region', { name: say('BuyPanel.label') });
  await test.step('the place of the chosen date has a map', async () => {
    await panel.getByRole('radio').nth(1).check();
    const chosen = course.products[1];
    const place = panel.getByRole('definition').filter({ hasText: say('catalogue.buy.map') });
    await expect(place).toContainText(chosen?.location_name ?? '-');
    const map = place.getByRole('link');
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', /noopener/);
    const address = new URL((await map.getAttribute('href')) ?? '');
    expect(address.searchParams.get('query')).toBe(`${chosen?.location_address}, ${chosen?.city}`);
  });

  await test.step('a special price says how long it lasts', async () => {
    const place = course.products.findIndex(({ special_until: last }) => last !== null);
    const last = course.products[place]?.special_until ?? '';
    const isThisYear = last.startsWith(String(new Date().getFullYear()));
    const day = new Intl.DateTimeFormat(localeTags[circumstances.language], {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
      ...(isThisYear ? {} : { year: 'numeric' }),
    }).format(new Date(last));
    const until = say('catalogue.buy.until', { day });
    // Others may have taken the last seat of a date.
    const other = course.products.findIndex(
      ({ special, seats_left: left }) => special === null && left !== 0,
    );
    await panel.getByRole('radio').nth(other).check();
    await expect(panel).not.toContainText(until);
    await panel.getByRole('radio').nth(place).check();
    await expect(panel).toContainText(`${say('catalogue.buy.perPerson')}, ${until}`);
  });

  await test.step('the rule on dates stands beside the button', async () => {
    await expect(panel).toContainText(say('catalogue.buy.dateChange', { days: 5 }));
  });

  await test.step('one heart for the course', async () => {
    const hearts = main.getByRole('button', { name: say('catalogue.favourite.add'), exact: true });
    // Those of the related courses stand in their cards.
    await expect(main.locator(':not(article) > button').and(hearts)).toHaveCount(1);
  });
});

test('a course without practice has no place, and no rule on dates', async ({ page, say }) => {
  await arrive(page, '/course-about/102');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: say('BuyPanel.label') })).toBeVisible();
  await expect(main.getByRole('link', { name: say('catalogue.buy.map') })).toHaveCount(0);
  await expect(main.getByText(say('catalogue.buy.dateChange', { days: 5 }))).toHaveCount(0);
  await expect(main.getByRole('region', { name: say('catalogue.course.lecturers') })).toHaveCount(0);
});
