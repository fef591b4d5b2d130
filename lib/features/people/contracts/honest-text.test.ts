import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkPublicName, checkPublicText } from './honest-text.ts';

const faults = (check: typeof checkPublicName, texts: readonly string[]) =>
  Object.fromEntries(texts.map((text) => [text, check(text)]));

const all = <Value>(texts: readonly string[], value: Value) =>
  Object.fromEntries(texts.map((text) => [text, value]));

suite('a name', () => {
  test('containing a phone number is rejected in every spelling of its digits', () => {
    const names = [
      ...[
        'Call 98765 43210',
        'Ravi 9876543210',
        'Ravi 9-8-7-6-5-4-3-2-1-0',
        'Ravi (98765)43210',
        'Ravi 98.76.54',
      ],
      ...[
        'रवि ९८७६५ ४३२१०',
        'ரவி ௯௮௭௬௫௪',
        'Ravi ９８７６５４３２１０',
        'Ravi ⑨⑧⑦⑥⑤④',
        'Ravi 9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣',
        'Ravi 987\u200b654',
      ],
      ...['Nine Eight Seven Six Five Four', 'nau aath saat chhe paanch char', 'नौ आठ सात छह पाँच चार'],
      ...['Ravi double 9 triple 8 76', 'Ravi 98o65lO'],
    ];
    const seen = faults(checkPublicName, names);
    assert.deepEqual(seen, { ...all(names, 'name_phone') });
  });

  test('containing a web, email or IP address is rejected for every domain', () => {
    const names = [
      ...[
        'evil.zip',
        'evil.money',
        'Ravi evil.photography',
        '1.2.3.4/x',
        'Ravi 10.0.0.1',
        'hunar.in',
        'Ravi t.me',
        'Ravi wa.me',
      ],
      ...[
        'ravi@upi',
        'Ravi @ravi_works',
        'https://x',
        'www.ravi',
        'evil dot com',
        'evil (dot) in',
        'evil。com',
        'ｅｖｉｌ．ｃｏｍ',
      ],
    ];
    assert.deepEqual(faults(checkPublicName, names), all(names, 'name_web_address'));
  });

  test('containing look-alike letters or stacked marks is rejected', () => {
    const names = [
      'Hunaɾ',
      'Rаvi',
      'Raνi',
      'Ravi Ꭱao',
      'ʜᴜɴᴀʀ',
      'R̶a̶v̶i̶',
      'R̷avi',
      'Z͑ͫ̓a̴̵l',
      'Ra\u0301\u0302\u0303vi',
      'राााााम',
      'Rav\u20ddi',
    ];
    assert.deepEqual(faults(checkPublicName, names), all(names, 'name_letters'));
  });

  test('is accepted when it reads like that of a person or an agency', () => {
    const names = [
      ...[
        'Asha Gupta',
        'K.R.Narayanan',
        'Dr.Asha',
        'Md.Salim',
        'Mohd. Arif',
        'St.John',
        'A. P. J. Abdul Kalam',
        'S/o Ram',
      ],
      ...[
        'आशा गुप्ता',
        'ಕಾರ್ಮಿಕ ರಾವ್',
        'சு. வெங்கடேசன்',
        'తెలుగు రావు',
        'Иван Петров',
        'Ελένη',
        'José Lima',
        'Nguyễn Thị Ánh',
      ],
      ...[
        'Ştefan Țepeș',
        'Łukasz Żółć',
        'Åse Ærø',
        'Əli',
        "D'Souza",
        'Gomti 24x7 Home Works',
        'Sri 1008 Ram',
        'Studio 11',
      ],
      ...[
        'Ek Nath',
        'Char Minar',
        'क्ष्ण',
        'श्रीकृष्ण',
        'ज़ाकिर हुसैन',
        'ശ്രീജിത്ത്',
        'ಶ್ರೀಕೃಷ್ಣಯ್ಯ',
        'Ravi रवि',
        'Hunar Singh',
        '李 小龙',
      ],
    ];
    assert.deepEqual(faults(checkPublicName, names), all(names, null));
  });
});

suite('a text that guests read', () => {
  test('is rejected when it works around the phone number limit', () => {
    const texts = [
      ...[
        'Call me on 98765 43210 any time',
        '+91-98765-43210',
        '09876543210',
        'My number: 9 8 7 6 5 4 3 2 1 0',
        '98765---43210',
      ],
      ...[
        '९८७६५४३२१०',
        'nine eight seven six five four three two one zero',
        'Since 2010, 9876543210',
        '9876543210 9123456789',
      ],
      ...[
        '0522-2345678 is the shop',
        '1800 123 4567',
        '98765o3210',
        '98765\n43210',
        '987 65😀43 210',
        'whatsapp: 98765.43210',
      ],
      ...[
        'write to ravi@example.test',
        'www.ravi.in',
        'https://ravi',
        'see ravi.com',
        'wa.me/me',
        'ravi.co.in',
        'ravi dot com',
      ],
    ];
    assert.deepEqual(faults(checkPublicText, texts), all(texts, 'text_contact'));
  });

  test('about work, years, money and places is accepted', () => {
    const texts = [
      ...[
        '10 years of experience, 500+ houses',
        'ITI 2010-2015, 2016-2020',
        'From ₹500 to ₹1,000',
        'Painting ₹60000-80000',
      ],
      ...[
        'PIN 226010, 226016, 226021',
        'I come in time.In Lucknow only',
        'Certificate no. 2019123456',
        'Mon-Sat 9.30-18.30, 24x7',
      ],
      ...[
        'Ladders of 2.5 m and 3 m',
        'घर की वायरिंग, 10 साल',
        'I do wiring.fitting also',
        'One, two or three rooms a day',
        'GST 09ABCDE1234F1Z5',
      ],
    ];
    assert.deepEqual(faults(checkPublicText, texts), all(texts, null));
  });
});
