import type { Country } from '#contract/generated/config.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { fieldError } from '../../../core/errors/ApiError.ts';
import { cardDigest } from '../../../core/masking/cardDigest.ts';
import type { ArrivingCard } from './ArrivingCard.ts';
import { cardColumns, TEST_CARDS, type TestCardName } from './testCards.ts';

/** Digits that the longest BIN of a list has. */
const FIRST_DIGITS = 8;

/** A test card, as a card of a payer would arrive. Its number is used here and stored nowhere. */
export function arrivingTestCard(name: TestCardName, country: Country, now: Date): ArrivingCard {
  const card = TEST_CARDS[name];
  const { number, score } = card;
  const columns = cardColumns(card, country, now);
  return { ...columns, card_digest: cardDigest(number), firstDigits: number.slice(0, FIRST_DIGITS), score };
}

/** The test cards that payers choose from, by country: GPN is a network of Indonesia. */
export function payerTestCards(country: Country): readonly TestCardName[] {
  const { 'test-cards-of-any': any, 'test-cards-of-indonesia': indonesia } = VALUE_LISTS;
  return country === 'ID' ? [...any, ...indonesia] : any;
}

/** The test card that a payer of a country chose. Throws API_VALIDATION_ERROR at `test_card` for a name without one. */
export function payerTestCard(name: string | undefined, country: Country): TestCardName {
  const found = payerTestCards(country).find((one) => one === name);
  if (found === undefined) throw fieldError('test_card', 'is not a test card', 'option');
  return found;
}
