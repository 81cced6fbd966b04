import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../process/product.ts';

interface BrandMarks {
  readonly name: string;
  readonly domains: readonly string[];
  readonly support_email: string;
}

/** What gives a brand away: its name, its hosts, where its people get help. */
function marksOf(brand: string): string[] {
  const { name, domains, support_email }: BrandMarks = parse(readFileSync(`${ROOT}brands/${brand}/brand.yaml`, 'utf8'));
  return [name, ...domains, support_email];
}

/** Fails when another brand's name, host or help is anywhere in the page, seen or not. */
export async function expectNoOtherBrand(page: Page, brand: string): Promise<void> {
  const html = `${await page.title()} ${await page.content()}`;
  const others = readdirSync(`${ROOT}brands`).filter((name) => name !== brand);
  const found = others.flatMap(marksOf).flatMap((mark) => placesOf(html, mark));
  expect(found, `other brands’ marks on ${page.url()}`).toEqual([]);
}

/** A word in a text, with the characters around it. */
function placesOf(text: string, word: string): string[] {
  const pattern = new RegExp(`.{0,40}${word.replaceAll('.', '\\.')}.{0,20}`, 'gi');
  return text.match(pattern) ?? [];
}
