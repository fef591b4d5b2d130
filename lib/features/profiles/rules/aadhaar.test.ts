import assert from 'node:assert/strict';
import { test } from 'node:test';
import { containsAadhaarNumber, namesAadhaar } from './aadhaar.ts';

// Made up, with a valid check digit.
const number = '234123412346';

test('an Aadhaar number is found however it is spaced and in the digits of any script', () => {
  const devanagari = [...number].map((digit) => String.fromCodePoint(0x0966 + Number(digit))).join('');
  const tamil = [...number].map((digit) => String.fromCodePoint(0x0be6 + Number(digit))).join('');
  const wide = [...number].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
  const texts = [
    number,
    '2341 2341 2346',
    '2341-2341-2346',
    '2341.2341.2346',
    '2341\u200b2341\u200b2346',
    '2341\u00a02341\u00a02346',
    '2 3 4 1 2 3 4 1 2 3 4 6',
    devanagari,
    tamil,
    wide,
    `card${number}x.jpg`,
    'No. 2341 2341 2346, phone 98765 43210',
    '98765 43210 2341 2341 2346',
    'IMG_2341_2341_2346.jpg',
  ];
  for (const text of texts) assert.ok(containsAadhaarNumber(text), text);
});

test('other numbers are not Aadhaar numbers', () => {
  const texts = [
    '234123412345',
    '034123412346',
    `${number}7`,
    '+919876543210',
    '+91 98765 43210',
    '9876543210',
    'IMG_20261126_231954.jpg',
    '202611262319.jpg',
    'DL-0420110149646',
    'ABCDE1234F',
    '12 jobs in 2026, 4 of them at 10:30',
    '',
  ];
  for (const text of texts) assert.ok(!containsAadhaarNumber(text), text);
});

test('rejects one in ten twelve-digit numbers with the same prefix', () => {
  const all = Array.from({ length: 1000 }, (_, end) => `234123412${String(end).padStart(3, '0')}`);
  assert.equal(all.filter(containsAadhaarNumber).length, 100);
});

test('recognises the name of an Aadhaar card in five languages', () => {
  const named = [
    'aadhaar.jpg',
    'Aadhar card',
    'my_AADHAAR_front.png',
    'adhaar',
    'aadharcard.pdf',
    'UIDAI letter',
    'आधार कार्ड',
    'आधार.jpg',
    'ಆಧಾರ್ ಕಾರ್ಡ್',
    'ஆதார் அட்டை',
    'ఆధార్ కార్డు',
    '2341 2341 2346',
  ];
  for (const text of named) assert.ok(namesAadhaar(text), text);
  const others = [
    'PAN card',
    'voter card',
    'फ़ोटो के आधार पर',
    'தகுந்த ஆதாரம்',
    'Adarsh Kumar',
    'Radhar',
    'ಆಧಾರ',
  ];
  for (const text of others) assert.ok(!namesAadhaar(text), text);
});
