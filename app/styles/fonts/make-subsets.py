"""Makes the fonts beside it from the whole ones of npm: python make-subsets.py, with
fonttools[woff] 4.68 and uharfbuzz 0.57 installed. Run it when a language gets new words.

Kannada, Tamil and Telugu are whole. Of Devanagari every letter, mark, half form and join of two letters is kept, and the
longer joins of our texts and of everyday words; one that is missing falls back to its parts and can still be read.

The fonts of pictures that the server draws are whole and not compressed, because its library reads no woff2.
"""

from itertools import product
from pathlib import Path
import io
import re

import uharfbuzz as hb
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
WHOLE = ROOT / 'node_modules/@fontsource-variable'
LATIN_WEIGHTS = (400, 700)
# Weights cost twice the outlines: a script beside Latin has one, from which browsers make the bold.
SCRIPT_WEIGHT = 450
ZWJ = '\u200d'

PICTURES = ROOT / 'lib/platform/images/fonts'
PICTURE_WEIGHT = 600

SCRIPTS = {
    'devanagari': (0x0900, 0x097F),
    'kannada': (0x0C80, 0x0CF3),
    'tamil': (0x0B82, 0x0BFA),
    'telugu': (0x0C00, 0x0C7F),
}

HALANT, NUKTA, RA = '\u094d', '\u093c', 'र'
CONSONANTS = [*'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह', *(letter + NUKTA for letter in 'कखगजडढफ')]
MARKS = 'ािीुूृेैोौॅॉंँः'
JOINED = [f'क{HALANT}ष', f'ज{HALANT}ञ', f'त{HALANT}त', *(letter + HALANT + RA for letter in CONSONANTS)]

# Joins of everyday Hindi and of names beyond our own texts.
JOINS = """क्या क्यों ज्यादा ख्याल ग्यारह सच्चा अच्छा मक्का पक्का पत्ता बच्चा रस्सी बस्ती दोस्त रास्ता व्यस्त मस्जिद स्कूल स्टेशन
श्री श्रीवास्तव शर्मा वर्मा मिश्रा सिन्हा गुप्ता अग्रवाल चक्रवर्ती त्रिपाठी द्विवेदी चतुर्वेदी पाण्डेय विश्वकर्मा कृष्ण विष्णु लक्ष्मी
ज्ञानेंद्र प्रज्ञा हृदय उद्योग विद्या युद्ध सिद्धार्थ बुद्ध पद्मा ब्राह्मण चिह्न ह्रास आह्लाद प्रह्लाद कन्या कन्हैया तुम्हारा पुष्प राष्ट्र
कष्ट मिट्टी चिट्ठी लड्डू गड्ढा डॉक्टर हड्डी पट्टी कुत्ता सत्य पत्नी आत्मा अत्यंत उत्सव उत्तर कल्पना बल्ब दिल्ली गल्ला शुक्ल वाक्य
रिक्शा नक्शा ब्लॉक फ्लैट फ़्रिज ट्रक ड्राइवर ग्राहक क्रम प्रेम ब्रश शुभ्र वज्र मैत्री शास्त्री स्त्री इंद्र चंद्र रुद्र समुद्र अश्विनी
विश्व ईश्वर स्वाति स्नेहा स्मिता तस्वीर नम्रता सौम्या अम्मा मुन्ना अन्न जन्म मन्नत संस्था स्पष्ट""".split()


def words():
    files = [*ROOT.glob('lib/**/texts/**/*.ts'), *ROOT.glob('server/seed/**/*.ts'), *ROOT.glob('server/embedded/demo/*.ts')]
    return {word for file in files for word in re.findall(f'[\u0900-\u097f{ZWJ}]+', file.read_text())}


def devanagari_samples():
    letters = [chr(code) for code in range(0x0900, 0x0980)]
    marked = [letter + mark for letter, mark in product([*CONSONANTS, *JOINED], [*MARKS, HALANT])]
    half = [letter + HALANT + ZWJ for letter in [*CONSONANTS, *JOINED]]
    reph = [RA + HALANT + letter + mark for letter, mark in product(CONSONANTS, ['', 'ी', 'े', 'ं'])]
    pairs = [first + HALANT + second for first, second in product(CONSONANTS, CONSONANTS)]
    return {*letters, *marked, *half, *reph, *pairs, *words(), *JOINS}


def glyphs_of(font_file, texts):
    ttf = TTFont(font_file)
    names = ttf.getGlyphOrder()
    ttf.flavor = None
    plain = io.BytesIO()
    ttf.save(plain)
    font = hb.Font(hb.Face(plain.getvalue()))
    found = set()
    for text in texts:
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer)
        found |= {names[info.codepoint] for info in buffer.glyph_infos}
    return found


def whole(name):
    return WHOLE / f'anek-{name}/files/anek-{name}-{name}-wght-normal.woff2'


def lighten(file, weight):
    plain = io.BytesIO()
    font = instantiateVariableFont(TTFont(file), {'wght': weight})
    font.flavor = None
    font.save(plain)
    return TTFont(plain)


def save(file, weight, options, name, **what):
    font = lighten(file, weight)
    subsetter = subset.Subsetter(options)
    subsetter.populate(**what)
    subsetter.subset(font)
    target = HERE / f'{name}.woff2'
    subset.save_font(font, str(target), options)
    print(target.name, target.stat().st_size)


def options(**more):
    chosen = subset.Options(flavor='woff2', hinting=False, name_IDs=[1, 2], notdef_outline=True, **more)
    chosen.layout_features = ['*']
    return chosen


def make_script(name, **chosen):
    first, last = SCRIPTS[name]
    codes = [*range(first, last + 1), 0x200C, 0x200D, 0x25CC]
    save(whole(name), SCRIPT_WEIGHT, options(layout_closure=not chosen), f'anek-{name}', unicodes=codes, **chosen)


def make_latin():
    files = WHOLE / 'anek-latin/files'
    latin = files / 'anek-latin-latin-wght-normal.woff2'
    save(latin, LATIN_WEIGHTS, options(), 'anek-latin', unicodes=TTFont(latin).getBestCmap())
    save(files / 'anek-latin-latin-ext-wght-normal.woff2', LATIN_WEIGHTS, options(), 'anek-rupee', unicodes=[0x20B9])


def make_picture_font(name):
    font = lighten(whole(name), PICTURE_WEIGHT)
    chosen = options(layout_closure=True)
    chosen.flavor = None
    first, last = SCRIPTS.get(name, (0, -1))
    codes = [*range(first, last + 1), 0x200C, 0x200D, 0x25CC] if name in SCRIPTS else font.getBestCmap()
    subsetter = subset.Subsetter(chosen)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    for record in font['name'].names:
        record.string = f'Anek {name.title()}' if record.nameID == 1 else 'Regular'
    # It is the only weight of its family, so nothing may embolden it once more.
    font['OS/2'].usWeightClass = 400
    target = PICTURES / f'anek-{name}.ttf'
    subset.save_font(font, str(target), chosen)
    print(target.name, target.stat().st_size)


make_latin()
for script in ['kannada', 'tamil', 'telugu']:
    make_script(script)
# All its joins take 90 kB. Without closure the ones that are not listed go, and their rules with them.
make_script('devanagari', glyphs=glyphs_of(whole('devanagari'), devanagari_samples()))
for script in ['latin', *SCRIPTS]:
    make_picture_font(script)
