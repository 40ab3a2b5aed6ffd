import type {Locator, Page} from '@playwright/test';
import {inGitCheckout} from '@site/config/build-environment';
import {brand} from '../../config/brand';
import {expect, hydrated, test, visit} from '../lib/test';

const origin = brand.siteUrl;

/** With the bare mouse: before it points at something in the navbar, Playwright scrolls, and the place is what these tests are about. */
async function point(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ratio: 1});
  const {x, y, width, height} = (await target.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.move(x + width / 2, y + height / 2);
}

async function switchLanguage(page: Page, from: string, to: string): Promise<void> {
  // The navbar may have hidden itself; a little way up it is back.
  await page.mouse.wheel(0, -40);
  await expect(page.getByRole('navigation', {name: from === 'English' ? 'Main' : '메인'})).toBeInViewport({ratio: 1});
  await point(page, page.getByRole('button', {name: from}));
  await point(page, page.getByRole('link', {name: to}));
  await page.mouse.down();
  await page.mouse.up();
}

test('the language switch keeps the page and its hash, both ways', async ({page}) => {
  await visit(page, '/docs/?a=1#by-question');
  await switchLanguage(page, 'English', '한국어');
  await expect(page).toHaveURL('/docs/ko/?a=1#by-question');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await hydrated(page);
  await switchLanguage(page, '한국어', 'English');
  await expect(page).toHaveURL('/docs/?a=1#by-question');
});

test('the language switch keeps the page, the query and the place on a page of an archived version', async ({page}) => {
  await visit(page, '/docs/1.0/');
  const id = (await page.locator('article h2').nth(1).getAttribute('id')) ?? '';
  await visit(page, `/docs/1.0/?a=1#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await switchLanguage(page, 'English', '한국어');
  await expect(page).toHaveURL(`/docs/ko/1.0/?a=1#${id}`);
  // The Korean page is scrolled to the same place.
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the language switch keeps the section being read', async ({page}) => {
  await visit(page, '/docs/concepts/layouts/autolayout');
  const heading = page.locator('article h2').nth(2);
  const id = (await heading.getAttribute('id')) ?? '';
  await heading.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 20));
  await switchLanguage(page, 'English', '한국어');
  await expect(page).toHaveURL(`/docs/ko/concepts/layouts/autolayout#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

for (const [pathname, route] of [
  ['/docs/concepts/layouts/autolayout', 'concepts/layouts/autolayout'],
  ['/docs/ko/concepts/layouts/autolayout', 'concepts/layouts/autolayout'],
]) {
  test(`${pathname} names its translations by hreflang and itself as canonical`, async ({page}) => {
    await page.goto(pathname as string);
    const links = page.locator('head link[rel=alternate][hreflang]');
    const alternates = () => links.evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    // Hydration writes the head again.
    await expect
      .poll(async () => Object.fromEntries(await alternates()))
      .toEqual({
        en: `${origin}/docs/${route}`,
        ko: `${origin}/docs/ko/${route}`,
        'x-default': `${origin}/docs/${route}`,
      });
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', origin + pathname);
  });
}

test('the Korean chrome is Korean', async ({page}) => {
  await visit(page, '/docs/ko/concepts/layouts/autolayout');
  await expect(page.getByRole('link', {name: '본문으로 건너뛰기'})).toBeAttached();
  const navbar = page.getByRole('navigation', {name: '메인'});
  for (const label of ['문서', '레퍼런스', '워킹 그룹', '로그인', '저장소'])
    await expect(navbar.getByRole('link', {name: label})).toBeVisible();
  await expect(page.getByRole('navigation', {name: '문서 사이드바'}).getByRole('button', {name: '시작하기', exact: true})).toBeVisible();
  await expect(page.getByRole('navigation', {name: '탐색 경로'})).toContainText('개념');
  const footer = page.getByRole('contentinfo');
  for (const text of ['회사', '커뮤니티', '개인정보 처리방침', '기여하기']) await expect(footer).toContainText(text);
  await expect(page.getByRole('link', {name: '페이지 편집'})).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('곧 나올 버전의 문서입니다.');
  await expect(page.getByRole('navigation', {name: '문서 페이지'})).toContainText('다음');
});

test('bold Korean next to a particle renders as bold', async ({page}) => {
  await visit(page, '/docs/ko/concepts/layouts/autolayout');
  await expect(page.locator('article')).not.toContainText('**');
});

test('referral-ko is in Korean in both languages', async ({page}) => {
  for (const base of ['/docs/', '/docs/ko/']) {
    await page.goto(`${base}platform/west/referral-ko`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/[가-힣]/);
  }
});

for (const [pathname, lang] of [
  ['/docs/platform/west/referral-ko', 'ko'],
  ['/docs/ko/platform/west/referral', 'en'],
]) {
  test(`the text of ${pathname} says that it is in another language than the site`, async ({page}) => {
    await page.goto(pathname ?? '');
    await expect(page.locator(`[lang="${lang}"]`).getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('a Korean page says when its translation was last brought up to date, an English page does not', async ({page}) => {
  test.skip(!inGitCheckout, 'the day comes from git');
  await page.goto('/docs/ko/cli/');
  await expect(page.getByText(/^번역 갱신: \d{4}년 \d{1,2}월 \d{1,2}일$/)).toBeVisible();
  await page.goto('/docs/cli/');
  await expect(page.getByText('Last updated')).toBeVisible();
  await expect(page.getByText('Translation updated')).toHaveCount(0);
});
