import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBigProvider, toMailDomain } from './mail-providers.ts';

test('maps all subdomains of one owner to one domain', () => {
  const domains = {
    'a@own.example': 'own.example',
    'a@x.own.example': 'own.example',
    'a@one.two.OWN.Example': 'own.example',
    'a@shop.in': 'shop.in',
    'a@x.shop.in': 'shop.in',
    'a@shop.co.in': 'shop.co.in',
    'a@x.shop.co.in': 'shop.co.in',
    'a@cs.iitk.ac.in': 'iitk.ac.in',
  };
  for (const [email, domain] of Object.entries(domains)) assert.equal(toMailDomain(email), domain, email);
});

test('recognises big providers by the domain they own', () => {
  for (const email of ['a@gmail.com', 'a@Yahoo.co.in', 'a@rediffmail.com', 'a@zoho.in', 'a@proton.me'])
    assert.equal(isBigProvider(email), true, email);
  for (const email of ['a@own.example', 'a@gmail.com.own.example', 'a@notgmail.com', 'a@co.in'])
    assert.equal(isBigProvider(email), false, email);
});
