import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['My car.JPG', 'image/jpeg', 'My car.JPG'],
  ['Zoë’s car.jpeg', 'image/jpeg', 'Zoë’s car.jpeg'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\ada\\licence.pdf', 'application/pdf', 'licence.pdf'],
  ['invoice.exe', 'image/png', 'invoice.png'],
  ['photo.jpg.html', 'image/jpeg', 'photo.jpg.jpg'],
  ['gpj.\u202eexe', 'image/jpeg', 'gpj.jpg'],
  ['a\r\nset-cookie: x".png', 'image/png', 'aset-cookie x.png'],
  ['...', 'image/webp', 'file.webp'],
  ['', 'image/heic', 'file.heic'],
  ['IMG_1.HEIC', 'image/heif', 'IMG_1.HEIC'],
  ['\ud800x.png', 'image/png', 'x.png'],
])('%j of %s is called %j', (name, type, clean) => {
  expect(cleanFileName(name, type)).toBe(clean)
})

test('a long name is cut, and keeps its ending', () => {
  expect(cleanFileName(`${'x'.repeat(300)}.pdf`, 'application/pdf')).toBe(`${'x'.repeat(100)}.pdf`)
})
